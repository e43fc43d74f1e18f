import { describe, expect, test } from 'vitest';
import { type Caller, Callers, mostInside, STAGES } from '../../src/host/callers.ts';
import { CodeLock } from '../../src/host/codes.ts';
import { LIMITS } from '../../src/host/limits.ts';
import { networkOf } from '../../src/host/network.ts';
import { simulatedClock } from '../support/clock.ts';
import fc from '../support/fc.ts';

test.each([
  ['192.168.1.3', '192.168.1.3'],
  ['::ffff:192.168.1.3', '192.168.1.3'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007::9', '2001:db8:0:7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const CODE = 'KQ7-M2X';
const FRIEND = { network: 'friend', key: 'SHA256:friend' };
/** Networks of strangers: one fewer than places for those who prove who they are. */
const STRANGERS = LIMITS.waiting.proving - 1;

/** The door, and what is known of it from outside. */
interface Real {
  readonly clock: ReturnType<typeof simulatedClock>;
  readonly callers: Callers;
  readonly lock: CodeLock;
}
interface Called {
  readonly caller: Caller;
  readonly at: number;
}
interface Model {
  /** Strangers whose connection was not closed, with the time when they came. */
  there: Called[];
  readonly known: Set<Caller>;
  /** The friend’s connection that is not inside yet. */
  friend: Called | null;
  /** When the friend came in, in ms. */
  friendIn: number[];
  /** Questions that were asked and not answered rightly. */
  questions: { readonly network: string; readonly at: number }[];
}

/** Something that happens at the door: `n` chooses among those who are there. */
type Happening = (model: Model, real: Real) => void;
class Step implements fc.Command<Model, Real> {
  readonly #name: string;
  readonly #happens: Happening;
  constructor(name: string, happens: Happening) {
    this.#name = name;
    this.#happens = happens;
  }
  check = () => true;
  run(model: Model, real: Real) {
    this.#happens(model, real);
    laws(model, real);
  }
  toString = () => this.#name;
}

const arrive = ({ callers, clock }: Real, network: string, ended: (caller: Caller) => void): Called => {
  const caller = callers.arrive(network, () => ended(caller));
  return { caller, at: clock.now() };
};
const one = ({ there }: Model, n: number): Called | undefined => there[n % Math.max(1, there.length)];

const happenings = {
  arrive:
    (n: number): Happening =>
    (model, real) => {
      const called = arrive(real, `stranger ${n % STRANGERS}`, (caller) => {
        model.there = model.there.filter((other) => other.caller !== caller);
      });
      model.there.push(called);
    },
  goOn:
    (n: number): Happening =>
    (model, { callers }) => {
      const { caller } = one(model, n) ?? {};
      if (!caller || caller.stage === 'inside') return;
      const next = STAGES[STAGES.indexOf(caller.stage) + 1]!;
      if (next !== 'inside' && next !== 'silent') callers.reach(caller, next);
    },
  answer:
    (n: number, isRight: boolean): Happening =>
    (model, { callers, lock, clock }) => {
      const { caller } = one(model, n) ?? {};
      if (!caller || caller.stage === 'inside' || caller.stage === 'silent') return;
      callers.reach(caller, 'asked');
      if (!lock.ask(caller.network)) return;
      const code = lock.open(isRight ? CODE : 'AAA-AAA', caller.network);
      if (code === null) model.questions.push({ network: caller.network, at: clock.now() });
      else callers.enter(caller, null, false);
    },
  // A stranger may have been a guest before.
  prove:
    (n: number): Happening =>
    (model, { callers }) => {
      const { caller } = one(model, n) ?? {};
      if (caller?.stage === 'secure' && callers.enter(caller, `SHA256:${n % 3}`, true))
        model.known.add(caller);
    },
  hangUp:
    (n: number): Happening =>
    (model, { callers }) => {
      const called = one(model, n);
      if (!called) return;
      callers.gone(called.caller);
      model.there = model.there.filter((other) => other !== called);
    },
  pass:
    (n: number): Happening =>
    (_, { clock }) =>
      clock.forward(n),
  friendComes: (): Happening => (model, real) => {
    if (model.friend) return;
    model.friend = arrive(real, FRIEND.network, () => {
      model.friend = null;
    });
  },
  /** A guest who lost the link returns, even while others crowd the door. */
  friendProves:
    (): Happening =>
    (model, { callers, clock }) => {
      const { friend } = model;
      if (!friend) return;
      callers.reach(friend.caller, 'greeted');
      callers.reach(friend.caller, 'secure');
      const now = clock.now();
      model.friendIn = model.friendIn.filter((at) => at > now - 60_000);
      const isIn = callers.enter(friend.caller, FRIEND.key, true);
      if (model.friendIn.length < LIMITS.comings.atOnce) expect(isIn).toBe(true);
      if (isIn) model.friendIn.push(now);
      model.friend = null;
    },
};

const number = fc.nat({ max: 1000 });
const command = fc.oneof(
  { weight: 12, arbitrary: number.map((n) => new Step(`arrive ${n}`, happenings.arrive(n))) },
  { weight: 16, arbitrary: number.map((n) => new Step(`go on ${n}`, happenings.goOn(n))) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(number, fc.boolean())
      .map(([n, isRight]) => new Step(`answer ${n} ${isRight}`, happenings.answer(n, isRight))),
  },
  { weight: 1, arbitrary: number.map((n) => new Step(`prove ${n}`, happenings.prove(n))) },
  { weight: 2, arbitrary: number.map((n) => new Step(`hang up ${n}`, happenings.hangUp(n))) },
  {
    weight: 6,
    arbitrary: fc
      .oneof(
        { weight: 9, arbitrary: fc.nat({ max: 1500 }) },
        { weight: 1, arbitrary: fc.nat({ max: 3_600_000 }) },
      )
      .map((ms) => new Step(`pass ${ms}`, happenings.pass(ms))),
  },
  { weight: 2, arbitrary: fc.constant(new Step('friend comes', happenings.friendComes())) },
  { weight: 2, arbitrary: fc.constant(new Step('friend proves', happenings.friendProves())) },
);

const count = <T>(all: readonly T[], isMeant: (each: T) => boolean): number => all.filter(isMeant).length;

const atMost = (what: string, is: number, most: number) => {
  if (is > most) throw new Error(`${what}: ${is}, which is more than ${most}`);
};

/** The table of limits in docs/friends.md. */
function laws({ there, known, friend, questions }: Model, { callers, clock }: Real): void {
  const { all } = callers;
  const { waiting, inside, kept, patience, codes } = LIMITS;
  const isInside = ({ stage }: Caller) => stage === 'inside';
  const isNew = (caller: Caller) => isInside(caller) && caller.key === null;
  atMost(
    'proving',
    count(all, ({ stage }) => stage !== 'asked' && stage !== 'inside'),
    waiting.proving,
  );
  atMost(
    'asked',
    count(all, ({ stage }) => stage === 'asked'),
    waiting.asked,
  );
  atMost('inside', count(all, isInside), mostInside(1) + kept.all);
  atMost('new inside', count(all, isNew), mostInside(1));
  for (const network of new Set(all.map((caller) => caller.network))) {
    const ofNetwork = all.filter((caller) => caller.network === network);
    atMost('of a network', count(ofNetwork, isInside), inside.network + kept.network);
    atMost('new of a network', count(ofNetwork, isNew), inside.network);
  }
  const now = clock.now();
  for (const { caller, at } of [...there, ...(friend ? [friend] : [])]) {
    if (!all.includes(caller)) throw new Error('somebody is forgotten whose connection is open');
    if (caller.stage === 'silent') atMost('silence', now - at, patience.silence);
    else if (!isInside(caller)) atMost('logging in', now - at, patience.silence + patience.login);
  }
  const shown = count(all, (caller) => isInside(caller) && caller.key !== null);
  atMost(
    'known',
    count([...known], (caller) => all.includes(caller)),
    shown,
  );
  const recent = questions.filter(({ at }) => at > now - codes.within);
  atMost('questions', recent.length, codes.all);
  for (const { network } of recent)
    atMost(
      'questions of a network',
      count(recent, (other) => other.network === network),
      codes.network,
    );
}

describe('the door', () => {
  const setup = () => {
    const clock = simulatedClock();
    const real: Real = { clock, callers: new Callers(clock, 1), lock: new CodeLock(() => [CODE], clock) };
    const model: Model = { there: [], known: new Set(), friend: null, friendIn: [], questions: [] };
    return { model, real };
  };

  test('keeps every limit against strangers of many networks, in any order, over hours, and lets a friend return', () => {
    let crowded = 0;
    fc.assert(
      fc.property(fc.commands([command], { maxCommands: 400, size: 'max' }), (commands) => {
        const state = setup();
        fc.modelRun(() => state, commands);
        crowded = Math.max(crowded, state.real.callers.all.length);
      }),
      { numRuns: 40 },
    );
    expect(crowded).toBeGreaterThan(LIMITS.waiting.proving);
  });

  test('lets a friend with a known key in while callers before their login fill all places', () => {
    const { model, real } = setup();
    for (let round = 0; round < 20; round++) {
      for (let n = 0; n < 3 * STRANGERS; n++) {
        happenings.arrive(n)(model, real);
        const { caller } = model.there.at(-1)!;
        real.callers.reach(caller, 'secure');
        if (n % 3 === 0) real.callers.reach(caller, 'asked');
        if (n === STRANGERS) happenings.friendComes()(model, real);
      }
      laws(model, real);
      expect(model.friend).not.toBeNull();
      happenings.friendProves()(model, real);
      real.clock.forward(6000);
    }
  });

  test('closes callers after half a minute once more than half of the places are taken', () => {
    const { model, real } = setup();
    happenings.arrive(0)(model, real);
    const { caller } = model.there[0]!;
    real.callers.reach(caller, 'secure');
    real.clock.forward(LIMITS.patience.hurry);
    for (let n = 1; n < LIMITS.waiting.proving / 2; n++) happenings.arrive(n)(model, real);
    expect(real.callers.all).toContain(caller);
    happenings.arrive(30)(model, real);
    expect(real.callers.all).not.toContain(caller);
  });

  test('keeps places inside for known keys, and a key replaces its older connection', () => {
    const { real } = setup();
    const { callers, clock } = real;
    const come = (network: string, key: string | null) => {
      const caller = callers.arrive(network, () => {});
      callers.settle(caller);
      return callers.enter(caller, key, key !== null);
    };
    const strangers = Array.from({ length: 40 }, (_, n) => come(`${Math.floor(n / 5)}`, null));
    expect(count(strangers, Boolean)).toBe(LIMITS.inside.all);
    expect(
      Array.from({ length: 12 }, (_, n) => come(`friend ${n}`, `key ${n}`)).filter(Boolean),
    ).toHaveLength(LIMITS.kept.all);
    clock.forward(60_000);
    // Full, but their link was lost: the place is theirs.
    expect(come('elsewhere', 'key 3')).toBe(true);
    expect(come('elsewhere', 'key 99')).toBe(false);
  });

  test('lets a network in twelve at once, and then once in five seconds', () => {
    const { real } = setup();
    const come = () => {
      const caller = real.callers.arrive('a', () => {});
      const isIn = real.callers.enter(caller, null, false);
      real.callers.gone(caller);
      return isIn;
    };
    expect(count(Array.from({ length: 20 }, come), Boolean)).toBe(LIMITS.comings.atOnce);
    real.clock.forward(5000);
    expect([come(), come()]).toStrictEqual([true, false]);
  });
});
