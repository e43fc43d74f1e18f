import { expect, test } from 'vitest';
import { until } from '../support/display.ts';
import { evening } from './evening.ts';

const AT_ONCE = { setup: { options: { passing: 'none', limit: 100 } } };
const OPEN = { kind: 'open' } as const;

test('the host reads the name of a failing program, and a normal bot replaces it', async () => {
  const program = { kind: 'program', command: 'echo nonsense' } as const;
  const { host, guest, table, clock, told } = await evening({
    ...AT_ONCE,
    plans: [OPEN, OPEN, program, program],
  });
  await host();
  const kim = await guest('kim');
  table.begin();
  expect(table.players[2]).toMatchObject({ bot: 'normal', program: true });
  const { session } = table.presenceOf(table.people[0]!)!;
  const other = table.presenceOf(table.people[1]!)!.session!;
  const playOn = () => {
    for (const each of [session!, other]) {
      const { mode } = each.scene;
      if (mode.kind === 'turn') each.play([...table.kept!.match.moves(mode.seat)][0]!);
    }
    clock.forward(500);
  };
  // The program is one of the system's, and answers in its own time.
  await until(() => {
    playOn();
    return table.kept!.match.history.some(({ seat, by }) => (seat === 2 || seat === 3) && by === 'normal');
  });
  const sentence = told.find((each) => each.includes('nonsense'))!;
  expect(sentence).toMatch(
    /^(Bo|Cat) is a bot, normal, from now on: exec:echo nonsense answered with a line that is not JSON/,
  );
  await kim.drawn();
  expect(kim.raw).not.toContain('echo nonsense');
});

test('a clock makes a bot play the move of a player who is too slow', async () => {
  const { host, table, pass } = await evening({ ...AT_ONCE, manners: { clock: 5 } });
  await host();
  table.begin();
  const { match } = table.kept!;
  const made = () => match.history.filter(({ seat }) => seat === 0);
  for (let round = 0; !match.turn.includes(0); round++) {
    expect(round).toBeLessThan(20);
    await pass(600);
  }
  const before = made().length;
  await pass(4000);
  expect(made()).toHaveLength(before);
  await pass(3000);
  expect(made()).toHaveLength(before + 1);
  expect(made().at(-1)!.by).toBe('normal');
  expect(table.chairs.list[0]).toMatchObject({ standsIn: false, makesOne: false });
});
