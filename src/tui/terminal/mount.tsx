import { EventEmitter } from 'node:events';
import chalk from 'chalk';
import { Box, render, Text } from 'ink';
import { Component, type ReactNode } from 'react';
import { TerminalContext, useSize, useTerminal } from './hooks.ts';
import type { Terminal } from './open.ts';

export interface Mounted {
  render(element: ReactNode): void;
  /** Carries out what React has put off. */
  settle(): void;
  unmount(): void;
}

/**
 * Runs Ink with a stand-in for the terminal. In its debug mode Ink hands over every frame whole and at once,
 * heeds no CI variable and sends no control codes; keys do not pass through it at all.
 */
export function mount(terminal: Terminal, show: (frame: string) => void): Mounted {
  // Without colour chalk has to write bold and inverse all the same; the screen takes the colours out.
  chalk.level = terminal.look.depth === 0 ? 1 : terminal.look.depth;

  const stdout = new (class extends EventEmitter {
    get columns() {
      return terminal.size.columns;
    }
    write(frame: string) {
      show(frame);
      return true;
    }
  })() as unknown as NodeJS.WriteStream;

  let tree: ReactNode = <Root terminal={terminal}>{null}</Root>;
  const ink = render(tree, { stdout, debug: true, exitOnCtrlC: false, patchConsole: false });
  let isMounted = true;
  // Ink mounts a tree anew that is rendered after it was unmounted, and its effects run again.
  const draw = () => {
    if (isMounted) ink.rerender(tree);
  };
  return {
    render(element) {
      tree = <Root terminal={terminal}>{element}</Root>;
      draw();
    },
    // The same element again: React has nothing to compare, but does the work that waits.
    settle: draw,
    unmount() {
      isMounted = false;
      ink.unmount();
    },
  };
}

function Root({ terminal, children }: { terminal: Terminal; children: ReactNode }) {
  return (
    <TerminalContext value={terminal}>
      <FailureBoundary>
        <Window>{children}</Window>
      </FailureBoundary>
    </TerminalContext>
  );
}

/** Sees to it that an error in drawing ends the program in order. */
class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = TerminalContext;
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };

  override componentDidCatch(error: unknown) {
    (this.context as Terminal).fail(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** The usable part of the window. Where it is too small the rest stays as it is, out of sight. */
function Window({ children }: { children: ReactNode }) {
  const { minimum } = useTerminal();
  const { columns, rows } = useSize();
  const tooSmall = columns < minimum.columns || rows < minimum.rows;
  return (
    <>
      {tooSmall && (
        <Text>
          Window {columns}x{rows}; cardroom needs {minimum.columns}x{minimum.rows}. q:quit
        </Text>
      )}
      <Box
        display={tooSmall ? 'none' : 'flex'}
        flexDirection="column"
        width={columns}
        height={rows - 1}
        overflow="hidden"
      >
        {children}
      </Box>
    </>
  );
}
