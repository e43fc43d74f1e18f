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
  /** Makes React carry out what it has put off. The frame is drawn at the end of this turn, unless `draw` is called before. */
  settle(): void;
  /** Shows what has changed. */
  draw(): void;
  unmount(): void;
}

/**
 * Runs Ink, which keeps components and lays out boxes; their leaves are painted on a frame here. Ink has a stand-in for the terminal: in
 * its debug mode it writes to it at every commit, heeds no CI variable and sends no control codes. Keys do not pass through it at all.
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
      // Leaves hand over their paint after the commit; those of several commits in a turn are painted once.
      if (!isDue) queueMicrotask(draw);
      isDue = true;
      return true;
    }
  })() as unknown as NodeJS.WriteStream;

  let element: ReactNode = null;
  let ink: Instance | null = null;
  const settle = () => {
    // A tree that is rendered after it was unmounted would be mounted anew, and its effects would run again.
    if (!isMounted || !element) return;
    // Ink renders in React's synchronous mode. So rendering the same element again carries out all that React has put off.
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

const sizeText = ({ columns, rows }: Size): string => `${columns}x${rows}`;

/** Said in place of a screen that has no room. */
const tooSmallText = (window: Size, smallest: readonly Size[], leadsBack: boolean): string =>
  `Window ${sizeText(window)}; cardroom needs ${smallest
    .map(sizeText)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')}; --plain fits any. q:${leadsBack ? 'back' : 'quit'}`;

/**
 * The usable part of the window. Where it is too small, the rest stays as it is, out of sight. Taken out of the flow, it leaves Ink's own
 * frame without a row.
 */
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
