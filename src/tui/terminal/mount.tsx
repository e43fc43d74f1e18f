import { EventEmitter } from 'node:events';
import chalk from 'chalk';
import { Box, type Instance, render, Text } from 'ink';
import { Component, type ReactNode } from 'react';
import { TerminalContext, useTerminal, useWindowSize } from './hooks.ts';
import type { Terminal } from './terminal.ts';

export interface Mounted {
  render(element: ReactNode): void;
  /**
   * Carries out what React has put off. `unseen`: another event follows at once, so that laying out and drawing, which take the
   * most time, are left for later.
   */
  settle(result?: 'seen' | 'unseen'): void;
  unmount(): void;
}

/**
 * Runs Ink with a stand-in for the terminal. In its debug mode Ink hands over every frame whole and at once,
 * heeds no CI variable and sends no control codes; keys do not pass through it at all.
 */
export function mount(terminal: Terminal, show: (frame: string) => void): Mounted {
  // Without colour chalk has to write bold and inverse all the same; the screen takes the colours out.
  chalk.level = terminal.look.depth === 0 ? 1 : terminal.look.depth;

  let isMounted = true;
  let isUnseen = false;
  const stdout = new (class extends EventEmitter {
    get columns() {
      return terminal.size.columns;
    }
    write(frame: string) {
      if (!isUnseen) show(frame);
      return true;
    }
  })() as unknown as NodeJS.WriteStream;

  /** What is rendered, to be seen or not. Where neither the element nor that changes, React has nothing to compare. */
  const treesOf = (element: ReactNode) => ({
    seen: <Root terminal={terminal}>{element}</Root>,
    unseen: (
      <Root terminal={terminal} unseen>
        {element}
      </Root>
    ),
  });
  let trees: ReturnType<typeof treesOf> | null = null;
  let ink: Instance | null = null;
  const draw = (tree: 'seen' | 'unseen') => {
    // Ink mounts a tree anew that is rendered after it was unmounted, and its effects run again.
    if (!isMounted || !trees) return;
    isUnseen = tree === 'unseen';
    if (ink) ink.rerender(trees[tree]);
    else ink = render(trees[tree], { stdout, debug: true, exitOnCtrlC: false, patchConsole: false });
  };
  return {
    render(element) {
      trees = treesOf(element);
      draw('seen');
    },
    settle: (result = 'seen') => draw(result),
    unmount() {
      isMounted = false;
      ink?.unmount();
    },
  };
}

interface RootProps {
  readonly terminal: Terminal;
  readonly unseen?: boolean;
  readonly children: ReactNode;
}

function Root({ terminal, unseen = false, children }: RootProps) {
  return (
    <TerminalContext value={terminal}>
      <FailureBoundary>
        <Window unseen={unseen}>{children}</Window>
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

/** The usable part of the window. Where it is too small, and while nobody will see it, the rest stays as it is, out of sight. */
function Window({ unseen, children }: { unseen: boolean; children: ReactNode }) {
  const { minimum } = useTerminal();
  const { columns, rows } = useWindowSize();
  const tooSmall = columns < minimum.columns || rows < minimum.rows;
  return (
    <>
      {tooSmall && (
        <Text>
          Window {columns}x{rows}; cardroom needs {minimum.columns}x{minimum.rows}. q:quit
        </Text>
      )}
      <Box
        display={tooSmall || unseen ? 'none' : 'flex'}
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
