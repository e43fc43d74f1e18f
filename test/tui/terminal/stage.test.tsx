import { Box } from 'ink';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { Picture } from '../../../src/tui/drawing/picture.tsx';
import { Rich } from '../../../src/tui/parts/rich.tsx';
import type { Style } from '../../../src/tui/terminal/cells.ts';
import { type Clock, clock } from '../../../src/tui/terminal/clock.ts';
import type { Ground } from '../../../src/tui/terminal/ground.ts';
import { useKeys, useTerminal } from '../../../src/tui/terminal/hooks.ts';
import { Painted } from '../../../src/tui/terminal/painted.tsx';
import { STRETCH } from '../../../src/tui/terminal/typed-ahead.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { turns, until, usual } from '../../support/display.ts';
import { Demo } from '../../support/programs/demo.tsx';
import { openStage, type Stage } from '../../support/stage.ts';

const visible = (lines: string[]) => lines.join('\n').trimEnd();

function Dialog({ heard }: { heard: string[] }) {
  useKeys((key) => heard.push(`dialog ${key}`));
  return <Rich>dialog</Rich>;
}

function Table({ heard }: { heard: string[] }) {
  const [open, setOpen] = useState(false);
  useKeys(
    (key) => {
      heard.push(`table ${key}`);
      setOpen(true);
    },
    { active: !open },
  );
  return open ? <Dialog heard={heard} /> : <Rich>table</Rich>;
}

/** Lines of text one below the other. */
const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => <Rich key={line}>{line || ' '}</Rich>);

/** Closes the terminal on any key, and counts how often it was begun. */
function Leaver({ onBegin }: { readonly onBegin: () => void }) {
  const terminal = useTerminal();
  useKeys(terminal.close);
  useEffect(onBegin, [onBegin]);
  return <Rich>leave</Rich>;
}

const coloured = new Canvas(6, 1, makeTheme({ depth: 2, symbols: 'unicode' }));
coloured.plain(0, 0, 'red', { color: 'red', bold: true });
coloured.plain(3, 0, 'six', { color: 196 });

describe('keys', () => {
  it('act one by one in a chunk, each drawn before the next', async () => {
    const stage = await openStage(<Demo />);
    stage.keys('34\x1b[C\x1b[C5\r');
    await stage.waitFor(/keys: 3 4 Right Right 5 Enter$/m);
    expect(visible(stage.lines())).toContain('place: 2');
  });

  it('reach a handler that a key has mounted from the next key on', async () => {
    const heard: string[] = [];
    const stage = await openStage(<Table heard={heard} />);
    stage.keys('ab');
    expect(heard).toEqual(['table a', 'dialog b']);
  });

  it('pasted are text for a line, and only that', async () => {
    const stage = await openStage(<Demo />);
    stage.keys('\x1b[200~QS\rq\x1b[201~');
    await stage.waitFor(/pasted: QS q$/m);
    expect(visible(stage.lines())).toMatch(/keys:$/m);
  });
});

describe('a burst of keys', () => {
  /** A clock by which every look at it takes so long, in ms. */
  const slow = (ms: number): Clock => {
    let now = 0;
    return { ...clock, now: () => (now += ms) };
  };
  const framesIn = (raw: string) => raw.split('\x1b[?2026h').length - 1;
  const burst = 'a\x1b[C'.repeat(500);

  it('is taken key by key, and drawn once', async () => {
    const stage = await openStage(<Demo />, { clock: slow(0) });
    const before = stage.raw.length;
    stage.keys(burst);
    expect(framesIn(stage.raw.slice(before))).toBe(1);
    await stage.drawn();
    expect(visible(stage.lines())).toMatch(/keys:( a Right){5}\nplace: 500$/m);
  });

  it('is drawn now and then if it takes long, whole each time', async () => {
    const stage = await openStage(<Demo />, { clock: slow(STRETCH / 10) });
    const before = stage.raw.length;
    stage.keys(burst);
    await stage.waitFor(/place: 500$/m);
    expect(framesIn(stage.raw.slice(before))).toBe(100);
    expect(stage.raw.slice(before)).not.toContain('DEMO');
  });

  it.each([
    ['Ctrl-C', (stage: Stage) => stage.keys('\x03'), 130],
    ['Ctrl-\\', (stage: Stage) => stage.keys('\x1c'), 131],
    ['a signal', (stage: Stage) => stage.signal('SIGTERM'), 143],
  ])('delays %s by at most a stretch', async (_, leave, status) => {
    const stage = await openStage(<Demo />, { clock: slow(STRETCH) });
    stage.keys(burst);
    expect(stage.status).toBeUndefined();
    leave(stage);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(stage.status).toBe(status);
    expect(stage.raw).toMatch(/place: 0/);
    expect(stage.raw).not.toMatch(/place: \d\d/);
  });

  it('goes before Ctrl-C if its keys are few', async () => {
    const stage = await openStage(<Demo />, { clock: slow(0) });
    stage.keys('ab\x03cd');
    expect(stage.status).toBe(130);
    expect(stage.raw).not.toContain('keys: a b c');
  });

  it('is forgotten by a stopped program', async () => {
    const stage = await openStage(<Demo />, { clock: slow(STRETCH) });
    stage.keys(`${burst}\x1a`);
    await until(() => !stage.isRaw);
    stage.signal('SIGCONT');
    await stage.waitFor(/CURTAIN/);
    await turns();
    await stage.drawn();
    expect(visible(stage.lines())).toMatch(/CURTAIN[\s\S]*keys: a$/m);
  });
});

describe('drawing', () => {
  it('in ASCII has only ASCII, even in cut texts, rules and names', async () => {
    const rich = (
      <Box flexDirection="column" width={12}>
        <Rich>Zoë – 10♥ × 2 and more</Rich>
        <Rich>李 λ ‘é’</Rich>
      </Box>
    );
    const stage = await openStage(rich, { symbols: 'ascii' });
    expect(visible(stage.lines())).toBe("Zoe - 10H x~\n?? ? 'e'");
    const glyphs = await openStage(rich);
    expect(visible(glyphs.lines())).toBe('Zoë – 10♥ ×…\n李 λ ‘é’');
  });

  it('sends nothing when nothing changes', async () => {
    const stage = await openStage(<Demo />);
    const before = stage.raw.length;
    stage.terminal.render(<Demo />);
    stage.keys('\x1b[I');
    await turns();
    await stage.drawn();
    expect(stage.raw.length - before).toBe(0);
  });

  it('sends one character for a key that adds one', async () => {
    const stage = await openStage(<Demo />);
    const before = stage.raw.length;
    stage.keys('a');
    await stage.waitFor(/keys: a/);
    expect(stage.raw.slice(before)).toBe('\x1b[?2026h\x1b[4;7Ha\x1b[?2026l');
  });

  it('stays within the window, and never clears the scrollback', async () => {
    const stage = await openStage(<Lines lines={Array.from({ length: 60 }, (_, row) => `row ${row}`)} />);
    const lines = stage.lines();
    expect(lines[23]).toBe('row 23');
    expect(lines).toHaveLength(24);
    stage.terminal.render(<Rich>{'x'.repeat(200)}</Rich>);
    await stage.waitFor(/^x{79}/);
    expect(stage.lines()[1]).toBe('');
    expect(stage.raw).not.toContain('\x1b[3J');
  });

  it('redraws every row on Ctrl-L', async () => {
    const stage = await openStage(<Demo />);
    const wanted = stage.lines();
    stage.write('\x1b[2J\x1b[5;5Hrubbish');
    await stage.waitFor(/rubbish/);
    stage.keys('\x0c');
    await stage.drawn();
    expect(stage.lines()).toEqual(wanted);
  });
});

/** A text on a painted ground. */
const Painting = ({ base }: { readonly base: Style }) => (
  <>
    <Painted
      rows={0}
      paint={(frame) => {
        frame.base = base;
      }}
    />
    <Rich>on it</Rich>
  </>
);

describe.each(['xterm-256color', 'screen-256color'])('a painted ground in %s', (TERM) => {
  it('fills the window from edge to edge, changes with the frame, and goes with the program', async () => {
    const stage = await openStage(<Painting base={{ color: 255, background: 22 }} />, { env: { TERM } });
    const corners = () =>
      [0, 23].flatMap((row) => [0, 79].map((column) => stage.cell(row, column).background));
    await stage.drawn();
    expect(corners()).toEqual([22, 22, 22, 22]);
    expect(stage.cell(0, 0)).toMatchObject({ text: 'o', colour: 255 });
    stage.terminal.render(<Painting base={{ color: 16, background: 230 }} />);
    await stage.drawn();
    expect(corners()).toEqual([230, 230, 230, 230]);
    stage.terminal.render(<Painting base={{}} />);
    await stage.drawn();
    expect(corners()).toEqual([undefined, undefined, undefined, undefined]);
    expect(stage.cell(0, 0)).toMatchObject({ text: 'o', colour: undefined });
  });
});

describe('resizing', () => {
  const fresh = async (columns: number, rows: number) =>
    (await openStage(<Demo />, { size: { columns, rows } })).lines();

  it.each([
    [
      [80, 24],
      [40, 24],
      [80, 24],
    ],
    [
      [80, 24],
      [80, 10],
      [80, 24],
    ],
    [
      [80, 24],
      [120, 40],
      [100, 30],
    ],
    [
      [120, 40],
      [20, 5],
      [81, 25],
    ],
  ])('%j to %j to %j equals a fresh screen', async (...sizes) => {
    const [first = [80, 24]] = sizes;
    const stage = await openStage(<Demo />, { size: { columns: first[0]!, rows: first[1]! } });
    for (const [columns, rows] of sizes) {
      stage.resize({ columns: columns!, rows: rows! });
      await stage.drawn();
      expect(stage.lines()).toEqual(await fresh(columns!, rows!));
    }
    expect(stage.raw).not.toContain('\x1b[3J');
  });
});

describe('a window that is too small', () => {
  it.each([
    [39, 22],
    [55, 21],
    [71, 19],
    [80, 14],
    [20, 5],
  ])('of %ix%i says so, ignores keys, and comes back unharmed', async (columns, rows) => {
    const stage = await openStage(<Demo />);
    stage.keys('ab');
    stage.resize({ columns, rows });
    await stage.waitFor((lines) =>
      lines
        .join(' ')
        .replace(/\s+/g, ' ')
        .includes(`${columns}x${rows}; cardroom needs 40x22, 56x20 or 72x15; --plain fits any. q:quit`),
    );
    expect(visible(stage.lines())).not.toContain('keys');
    stage.keys('c\x1b[200~d\x1b[201~');
    stage.resize(usual);
    await stage.waitFor(/keys: a b$/m);
    stage.keys('e');
    await stage.waitFor(/keys: a b e$/m);
  });

  it('can be left', async () => {
    const stage = await openStage(<Demo />, { size: { columns: 40, rows: 10 } });
    stage.keys('q');
    expect(stage.status).toBe(0);
  });
});

describe('the terminal shows', () => {
  const firstLines = async (options: Parameters<typeof openStage>[1]) =>
    visible((await openStage(<Demo />, options)).lines().slice(0, 3));

  it('glyphs if they are one column wide', async () => {
    expect(await firstLines({})).toMatch(/unicode ─+\n.*\n♠♥♦♣/);
  });
  it('glyphs on request, whatever the locale says', async () => {
    expect(await firstLines({ symbols: 'unicode', env: { LANG: 'C' } })).toMatch(/unicode ─+\n.*\n♠♥♦♣/);
  });
  it.each([
    ['♠ is two columns wide', { answers: (text: string) => text.replace(';2R', ';3R') }],
    ['the terminal is silent', { answers: () => '' }],
    ['the locale is not UTF-8', { env: { LANG: 'C' } }],
    ['LC_ALL outdoes LANG', { env: { LC_ALL: 'POSIX' } }],
    ['the user asks for them', { symbols: 'ascii' as const }],
  ])('letters if %s', async (_, options) => {
    const lines = await firstLines(options);
    expect(lines).toMatch(/ascii -+\n.*\nSHDC/);
  });
  it.each<[string, Ground, Parameters<typeof openStage>[1]]>([
    ['the terminal says so', 'dark', { background: '1e1e/1e1e/1e1e' }],
    ['it says so', 'light', { background: 'fdfd/f6f6/e3e3' }],
    ['it is silent and the environment says so', 'light', { env: { COLORFGBG: '0;15' } }],
    ['it and the environment are silent', 'unknown', { env: {} }],
    ['there are no colours', 'unknown', { background: '0000/0000/0000', colour: false }],
    ['the terminal outdoes the environment', 'dark', { background: '00/00/00', env: { COLORFGBG: '0;15' } }],
  ])('a ground if %s: %s', async (_, ground, options) => {
    const stage = await openStage(<Demo />, options);
    expect(stage.terminal.look.ground).toBe(ground);
    expect(visible(stage.lines())).toContain('unicode');
  });
  it('no trace of the question', async () => {
    const stage = await openStage(<Lines lines={['', 'second row']} />);
    expect(stage.lines()[0]).toBe('');
  });

  it('colour, bold, dim and inverse', async () => {
    const stage = await openStage(<Demo />, { ground: 'unknown' });
    expect(stage.cell(2, 0)).toEqual({
      text: '♠',
      bold: true,
      dim: false,
      inverse: false,
      colour: undefined,
      background: undefined,
    });
    expect(stage.cell(2, 1)).toMatchObject({ text: '♥', colour: 196 });
    expect(stage.cell(2, 4)).toMatchObject({ text: 'd', dim: true });
    expect(stage.cell(2, 7)).toMatchObject({ text: 'i', inverse: true });
  });
  it('no colour at all with NO_COLOR', async () => {
    const stage = await openStage(<Picture canvas={coloured} />, { env: { NO_COLOR: '1' } });
    expect(stage.cell(0, 0)).toMatchObject({ text: 'r', bold: true, colour: undefined });
    expect(stage.raw).not.toMatch(/\[(3\d|4\d|9\d|10[0-7])[;m]/);
  });
});

describe('the end', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ])('by %s gives the terminal back and exits with %i', async (signal, status) => {
    const stage = await openStage(<Demo />, { afterword: () => 'The match is kept.' });
    expect([stage.isAlternate, stage.isRaw]).toEqual([true, true]);
    stage.signal(signal);
    await stage.drawn();
    expect([stage.isAlternate, stage.isRaw, stage.status]).toEqual([false, false, status]);
    expect(stage.stderr).toBe('The match is kept.\n');
  });

  it.each([
    ['drawing', '\x1bOP', 'drawing went wrong'],
    ['a key', '\x1bOQ', 'a key went wrong'],
  ])('by an error in %s says so in a sentence and exits with 1', async (_, keys, reason) => {
    const stage = await openStage(<Demo />, { afterword: () => 'The match is kept.' });
    stage.keys(keys);
    await until(() => stage.status !== undefined);
    await stage.drawn();
    expect([stage.isAlternate, stage.isRaw, stage.status]).toEqual([false, false, 1]);
    expect(stage.stderr).toBe(
      `cardroom had to stop because of a fault of its own: ${reason}.\nThe match is kept.\n`,
    );
  });

  it.each(['EMFILE: too many open files, open', 'Worker initialization failure: EMFILE'])(
    'by too many open files says how many it needs: %s',
    async (message) => {
      const stage = await openStage(<Demo />, {});
      stage.signal('uncaughtException', new Error(message));
      expect(stage.stderr).toBe(
        'cardroom had to stop because it may open no more files: `ulimit -n` shows how many, and 64 are enough.\n',
      );
    },
  );

  it('by an error shows its stack if CARDROOM_DEBUG asks for it', async () => {
    const stage = await openStage(<Demo />, { env: { CARDROOM_DEBUG: '1' } });
    stage.signal('uncaughtException', new Error('odd'));
    expect(stage.stderr).toMatch(/fault of its own: odd\.\nError: odd\n {4}at /);
  });

  it('by a key blocks new mounts and late drawings', async () => {
    let begun = 0;
    const onBegin = () => void begun++;
    const leaver = <Leaver onBegin={onBegin} />;
    const stage = await openStage(leaver);
    stage.keys('qq');
    stage.terminal.render(leaver);
    stage.terminal.render(<Rich>late</Rich>);
    await turns();
    await stage.drawn();
    expect(begun).toBe(1);
    expect([stage.isAlternate, stage.raw.includes('late')]).toEqual([false, false]);
  });

  it('leaves behind no drawing and no listener', async () => {
    const stage = await openStage(<Demo />);
    stage.terminal.close();
    const before = stage.raw.length;
    stage.keys('a');
    stage.resize({ columns: 100, rows: 30 });
    stage.signal('SIGTERM');
    stage.terminal.close();
    expect(stage.raw.length).toBe(before);
    expect(stage.status).toBeUndefined();
  });
});

it('the screen shows the curtain before the first frame after a stop', async () => {
  const stage = await openStage(<Demo />);
  stage.keys('\x1a');
  await stage.drawn();
  expect([stage.isAlternate, stage.isRaw]).toEqual([false, false]);
  const before = stage.raw.length;
  stage.signal('SIGCONT');
  await stage.waitFor(/CURTAIN/);
  expect([stage.isAlternate, stage.isRaw]).toEqual([true, true]);
  expect(stage.raw.slice(before)).not.toContain('SECRET');
  expect(stage.raw.slice(before)).toContain('keys:');
});

it('the screen has the keyboard again after an unannounced stop', async () => {
  const stage = await openStage(<Demo />);
  stage.cook();
  stage.signal('SIGCONT');
  expect(stage.isRaw).toBe(true);
});

describe('the lag of the terminal', () => {
  /** A terminal that takes so long for each answer, the last one for all that follow. */
  async function answering(delays: readonly number[], env: Record<string, string> = {}) {
    let now = 0;
    let asked = 0;
    const answers = (text: string) => {
      if (!text.endsWith('R')) return text;
      now += delays[Math.min(asked++, delays.length - 1)]!;
      return `3${text}4`;
    };
    const stage = await openStage(<Demo />, { answers, env, clock: { ...clock, now: () => now } });
    await turns();
    await stage.drawn();
    return { stage, asked: () => asked };
  }

  it('is the time of its quickest answer, so an answer read late under load does not count', async () => {
    const { stage, asked } = await answering([300, 12]);
    expect(stage.terminal.lag).toBe(12);
    expect(asked()).toBe(2);
  });

  it('is measured four times at most', async () => {
    const { stage, asked } = await answering([300, 200, 90]);
    expect(stage.terminal.lag).toBe(90);
    expect(asked()).toBe(4);
  });

  it('is measured again when asked, unless it is short or the terminal is silent', async () => {
    const { stage, asked } = await answering([300, 200, 100, 90, 12]);
    expect([stage.terminal.lag, asked()]).toEqual([90, 4]);
    stage.terminal.askLag();
    await turns();
    await stage.drawn();
    expect([stage.terminal.lag, asked()]).toEqual([12, 5]);
    stage.terminal.askLag();
    expect(asked()).toBe(5);
  });

  it('is measured even with symbols as letters, and never if CARDROOM_MOTION is 0', async () => {
    const letters = await answering([12], { LANG: 'C' });
    expect(letters.stage.terminal.look.symbols).toBe('ascii');
    expect(letters.stage.terminal.lag).toBe(12);
    const none = await answering([12], { LANG: 'C', CARDROOM_MOTION: '0' });
    expect(none.stage.terminal.lag).toBeNull();
    expect(none.asked()).toBe(0);
  });

  it('is unknown if the terminal is silent', async () => {
    const stage = await openStage(<Demo />, { answers: () => '', env: { LANG: 'C' } });
    expect(stage.terminal.lag).toBeNull();
  });

  it('leaves keys typed around an answer alone', async () => {
    const { stage } = await answering([300, 12], { LANG: 'C' });
    await stage.waitFor(/keys: 3 4 3 4/);
  });
});
