import { EventEmitter } from 'node:events';
import { Box, type DOMElement, type Instance, render } from 'ink';
import { Component, createRef, type ReactNode, type Ref } from 'react';
import { wrap } from '../../width.ts';
import { Cells } from './cells.ts';
import { TerminalContext, useSmallest, useTerminal, useWindowSize } from './hooks.ts';
import { Painted, paintTree } from './painted.tsx';
import { holds, type Size } from './screen.ts';
import type { Terminal } from './terminal.ts';

export interface Mounted {
  render(element: ReactNode): void;
  /** Makes React finish delayed work. The frame is drawn at the end of this turn, unless `draw` is called before. */
  settle(): void;
  /** Draws all changes. */
  draw(): void;
  unmount(): void;
}

/**
 * Runs Ink, which keeps components and lays out boxes; their leaves are painted on a frame here. Ink writes to a stand-in for the terminal. In its
 * debug mode it does so at every commit, ignores CI variables and sends no control codes. Keys never pass through it.
 */
export function mount(terminal: Terminal, show: (frame: Cells) => void): Mounted {
  const root = createRef<DOMElement>();
  let isMounted = true;
  let isDue = false;
  const stdout = new (class extends EventEmitter {
    get columns() {
      return terminal.size.columns;
    }
    write() {
      // Leaves pass on their paint after the commit. Several commits of one turn are painted once.
      if (!isDue) queueMicrotask(draw);
      isDue = true;
      return true;
    }
  })() as unknown as NodeJS.WriteStream;

  let element: ReactNode = null;
  let ink: Instance | null = null;
  const settle = () => {
    // Rendering an unmounted tree would mount it anew, and run its effects again.
    if (!isMounted || !element) return;
    // Ink renders in React's synchronous mode, so rendering the same element again finishes all delayed work.
    if (ink) ink.rerender(element);
    else ink = render(element, { stdout, debug: true, exitOnCtrlC: false, patchConsole: false });
  };
  const draw = () => {
    if (!isDue) return;
    isDue = false;
    if (!isMounted || !root.current) return;
    const frame = new Cells(terminal.size.columns, terminal.size.rows);
    try {
      paintTree(root.current, frame);
      show(frame);
    } catch (error) {
      terminal.fail(error);
    }
  };
  return {
    render(content) {
      element = (
        <TerminalContext value={terminal}>
          <FailureBoundary>
            <Window root={root}>{content}</Window>
          </FailureBoundary>
        </TerminalContext>
      );
      settle();
      draw();
    },
    settle,
    draw,
    unmount() {
      isMounted = false;
      ink?.unmount();
    },
  };
}

/** Makes an error in drawing end the program in order. */
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

const sizeText = ({ columns, rows }: Size): string => `${columns}x${rows}`;

/** Returns the text in place of a screen that does not fit. */
const tooSmallText = (window: Size, smallest: readonly Size[], leadsBack: boolean): string =>
  `Window ${sizeText(window)}; cardroom needs ${smallest
    .map(sizeText)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')}; --plain fits any. q:${leadsBack ? 'back' : 'quit'}`;

/** The usable part of the window. If it is too small, the screen is laid out but hidden. Outside the flow, it leaves Ink's own frame without a row. */
function Window({ root, children }: { readonly root: Ref<DOMElement>; readonly children: ReactNode }) {
  const smallest = useSmallest();
  const { columns, rows } = useWindowSize();
  const tooSmall = !smallest.some((least) => holds({ columns, rows }, least));
  return (
    <Box
      ref={root}
      position="absolute"
      flexDirection="column"
      width={columns}
      height={rows}
      overflow="hidden"
    >
      {tooSmall && <TooSmall size={{ columns, rows }} smallest={smallest} />}
      <Box display={tooSmall ? 'none' : 'flex'} flexDirection="column" width={columns} height={rows}>
        {children}
      </Box>
    </Box>
  );
}

function TooSmall({ size, smallest }: { readonly size: Size; readonly smallest: readonly Size[] }) {
  const text = tooSmallText(size, smallest, useTerminal().leadsBack);
  const lines = wrap(text, size.columns);
  return (
    <Painted
      rows={lines.length}
      paint={(frame, x, y) => lines.forEach((line, row) => void frame.plain(x, y + row, line))}
    />
  );
}
