import { describe, expect, test } from 'vitest';
import { type Asking, Consent } from '../../src/host/consent.ts';
import { Lines } from '../../src/host/lines.ts';
import { simulatedClock } from '../support/clock.ts';

const ANN = { id: 1, name: 'Ann' };

function consent() {
  const clock = simulatedClock();
  const agreed: Asking[] = [];
  const lapsed: Asking[] = [];
  return {
    clock,
    agreed,
    lapsed,
    consent: new Consent(
      clock,
      (a) => agreed.push(a),
      (a) => lapsed.push(a),
    ),
  };
}

describe('undo by agreement', () => {
  test('needs everyone else at the table', () => {
    const { consent: asked, agreed } = consent();
    expect(asked.ask(1, 7, [2, 3])).toBeNull();
    asked.agree(2);
    asked.agree(2);
    asked.agree(4);
    expect(agreed).toEqual([]);
    asked.agree(3);
    expect(agreed).toMatchObject([{ asker: 1, to: 7 }]);
    expect(asked.asking).toBeNull();
  });

  test('happens at once without other people, because bots agree', () => {
    const { consent: asked, agreed } = consent();
    asked.ask(1, 7, []);
    expect(agreed).toHaveLength(1);
  });

  test('fails after thirty seconds of silence, and a table has one open question at a time', () => {
    const { consent: asked, clock, agreed, lapsed } = consent();
    asked.ask(1, 7, [2]);
    expect(asked.ask(2, 5, [1])).toBe('one-at-a-time');
    clock.forward(29_999);
    expect(asked.asking).not.toBeNull();
    clock.forward(1);
    expect([asked.asking, agreed.length, lapsed.length]).toEqual([null, 0, 1]);
    asked.agree(2);
    expect(agreed).toEqual([]);
  });

  test('stops for the deal after three refusals, and starts afresh in the next one', () => {
    const { consent: asked, clock } = consent();
    for (let time = 0; time < 3; time++) {
      expect(asked.ask(1, 7, [2])).toBeNull();
      clock.forward(30_000);
    }
    expect(asked.ask(1, 7, [2])).toBe('refused-often');
    expect(asked.ask(2, 7, [1])).toBeNull();
    asked.forget();
    expect(asked.ask(1, 7, [2])).toBeNull();
  });
});

test('counts a withdrawn question, but not one to which everyone agrees', () => {
  const { consent: asked } = consent();
  for (let time = 0; time < 5; time++) {
    expect(asked.ask(1, 7, [2])).toBeNull();
    asked.agree(2);
  }
  for (let time = 0; time < 3; time++) {
    expect(asked.ask(1, 7, [2])).toBeNull();
    asked.drop();
  }
  expect(asked.ask(1, 7, [2])).toBe('refused-often');
});

describe('talk at the table', () => {
  test('allows set calls alone while cards are played, and typed lines between deals or in free talk', () => {
    const lines = new Lines('calls', simulatedClock());
    expect(lines.say(ANN, { text: 'I have the pig' }, true)).toBe('calls-only');
    expect(lines.say(ANN, { call: 'well-played' }, true)).toBeNull();
    expect(lines.say(ANN, { text: 'what a deal' }, false)).toBeNull();
    expect(lines.all.map(({ said }) => said)).toEqual([{ call: 'well-played' }, { text: 'what a deal' }]);
    expect(new Lines('free', simulatedClock()).say(ANN, { text: 'at any time' }, true)).toBeNull();
    expect(new Lines('off', simulatedClock()).say(ANN, { call: 'hello' }, false)).toBe('off');
  });

  test('allows each speaker four lines at once, then one every two seconds', () => {
    const clock = simulatedClock();
    const lines = new Lines('calls', clock);
    const say = () => lines.say(ANN, { call: 'thanks' }, true);
    expect([say(), say(), say(), say(), say()]).toEqual([null, null, null, null, 'too-often']);
    expect(lines.say({ id: 2, name: 'kim' }, { call: 'hello' }, true)).toBeNull();
    clock.forward(2000);
    expect([say(), say()]).toEqual([null, 'too-often']);
  });

  test('keeps a line to 100 columns, without control characters', () => {
    const lines = new Lines('free', simulatedClock());
    lines.say(ANN, { text: `\x1b]0;owned\x07${'漢'.repeat(90)}` }, false);
    expect(lines.say(ANN, { text: '   ' }, false)).toBe('empty');
    const [line] = lines.all;
    const { text } = line!.said as { text: string };
    expect([...text].some((sign) => sign < ' ' || (sign >= '\x7f' && sign < '\xa0'))).toBe(false);
    expect([...text].filter((sign) => sign === '漢').length).toBeLessThanOrEqual(50);
  });
});
