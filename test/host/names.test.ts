import { describe, expect, test } from 'vitest';
import { calledBy, Names } from '../../src/host/names.ts';
import { skeletonOf } from '../../src/host/skeleton.ts';
import fc from '../support/fc.ts';
import { evening } from './evening.ts';

const names = new Names(skeletonOf);

describe('the names at a table all differ', () => {
  test.each([
    ['kim', [], 'kim'],
    ['kim', ['Kim'], 'kim 2'],
    ['kim', ['ｋｉｍ', 'KIM 2'], 'kim 3'],
    ['abcdefghijkl', ['ABCDEFGHIJKL'], 'abcdefghij 2'],
    ['ab cdefghi kl', ['ab cdefghi k'], 'ab cdefghi 2'],
  ])('so %s beside %j becomes %s', (name, others, called) => {
    expect(names.among(name, others)).toBe(called);
  });

  test.each([
    ['a choice of picture', 'kim\ufe0f'],
    ['a letter joiner', 'k\u034fim'],
    ['a filler', 'kim\u3164'],
    ['Braille without dots', 'kim\u2800'],
    ['a Cyrillic і', 'kіm'],
    ['a dotless ı', 'kım'],
    ['a capital I, and a small l for that', 'KlM'],
    ['a one for it', 'K1M'],
    ['r and n for m', 'kirn'],
    ['an accent', 'kím'],
    ['a stroke', 'k̵im'],
    ['blanks', 'k i m'],
    ['Greek capitals', 'ΚΙΜ'],
    ['a hand’s writing', '𝓀𝒾𝓂'],
    ['a full stop', 'kim.'],
    ['brackets', '(kim)'],
    ['a click that looks like a mark', 'kimǃ'],
    ['a hyphen', 'k-im'],
    ['a picture', 'kim♥'],
    ['a raised stroke', 'kimˈ'],
    ['a Greek κ', 'κim'],
    ['a Cyrillic к', 'кim'],
    ['small capitals', 'ᴋɪᴍ'],
  ])('and %s leaves a name like kim', (_, name) => {
    expect(names.isAlike('kim', calledBy(name))).toBe(true);
    expect(names.among(calledBy(name), ['kim'])).toMatch(/ 2$/);
  });

  test.each([
    ['李雷', '李蕾'],
    ['שרה', 'שרית'],
    ['علی\u200cرضا', 'علی'],
    ['कि', 'की'],
    ['क्\u200dष', 'क'],
    ['Ольга', 'Олег'],
    ['kim', 'tim'],
    ['♥', '♠'],
  ])('and %s and %s differ and stay unchanged', (one, other) => {
    expect([calledBy(one), calledBy(other)]).toEqual([one, other]);
    expect(names.among(one, [other])).toBe(one);
  });

  test('and a line that stretches an Arabic name leaves it alike', () => {
    expect(names.isAlike('علی', 'عـلی')).toBe(true);
  });

  test('and small and capital letters are alike in any script', () => {
    expect(names.isAlike('Κιμ', 'κιμ')).toBe(true);
    expect(names.isAlike('Нина', 'нина')).toBe(true);
  });

  test('for any wishes', () => {
    const wanted = fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 14 }),
        fc.constantFrom('kim', 'kіm', 'You', '\u3164', '李'),
      )
      .map(calledBy);
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 6 }), (all) => {
        const called: string[] = [];
        for (const name of all) called.push(names.among(name, called));
        called.forEach((name, at) => {
          expect(name.trim()).not.toBe('');
          expect([...name].length).toBeLessThanOrEqual(12);
          expect(called.slice(0, at).some((other) => names.isAlike(name, other))).toBe(false);
        });
      }),
      { numRuns: 200 },
    );
  });
});

describe('a name at the table', () => {
  test.each([
    'You',
    'YOU',
    'Yоu',
    'you 2',
    'Player 3',
    'Seat 1',
    'the host',
    'Nobody',
    'cardroom',
    'You.',
    '(You)',
    'Host!',
    '“the host”',
    'Youǃ 2',
    'Seat #1',
    '(Seat 1)',
    'Seat I',
    'Ann the host',
    'Ann (Hоst)',
    'Ann     you',
    '\u3164',
    '\u2800',
    '�',
  ])('is never %s', (name) => {
    expect(names.among(calledBy(name), [])).toBe('guest');
    expect(names.among(calledBy(name), ['guest'])).toBe('guest 2');
  });

  test.each(['Ali', '🐱', '♥ 2', 'Botond', 'Youssef'])('may be %s', (name) => {
    expect(names.among(calledBy(name), [])).toBe(name);
  });

  test('is never that of a bot, if that bot cannot make room', async () => {
    const { host, guest, table, pass } = await evening({ manners: { watchers: 9 } });
    await host();
    await guest('Bo');
    expect(table.players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cat', 'Dan']);
    table.begin();
    await pass(500);
    await guest('Cat');
    await guest('Dаn');
    expect(table.people.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cat 2', 'Dаn 2']);
    expect(table.players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cat', 'Dan']);
  });
});

test('a name has at most three marks on a character, and one blank at a time', () => {
  expect(calledBy(`k${'\u0301'.repeat(9)}im`)).toBe(`k${'\u0301'.repeat(3)}im`);
  expect(calledBy('kim \u00a0  li')).toBe('kim li');
});

test('a name never begins with a mark that would combine with the text before it', () => {
  expect(calledBy('\u0301\u0301kim')).toBe('kim');
  expect(calledBy('\u0301')).toBe('guest');
});
