import { describe, expect, it, test } from 'vitest';
import { clashOf, FIRST_KEYS, KEY_IDS, keysOf } from '../../src/front/own-keys.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../src/front/settings.ts';

describe('keys in a file of settings', () => {
  it.each([
    { hint: 'X' },
    { hint: ['X', 'F5'] },
    { undo: 'é', redo: 'É' },
    { hint: 'u', undo: 'i' },
    { score: 's' },
    {},
  ])('give %j', (keys) => {
    const { settings, ignored } = readSettings({ keys });
    expect(ignored).toEqual([]);
    expect(settings.keys).toEqual(keys);
  });

  it.each([
    ['no object', 'x'],
    ['null', null],
    ['an unknown id', { jump: 'x' }],
    ['a number', { hint: 1 }],
    ['no key', { hint: [] }],
    ['many keys', { hint: ['X', 'Z', 'V', 'W', 'O'] }],
    ['an empty text', { hint: '' }],
    ['a word', { hint: 'XX' }],
    ['a control character', { hint: '\x1b' }],
    ['an override of direction', { hint: '\u202e' }],
    ['a megabyte', { hint: 'X'.repeat(1_000_000) }],
    ['a key of cards', { hint: '1' }],
    ['Enter', { hint: 'Enter' }],
    ['the way out', { hint: 'q' }],
    ['the key of another action', { hint: 'u' }],
    ['one key twice', { hint: 'X', undo: ['Z', 'X'] }],
  ])('skip %s and keep the others', (_, keys) => {
    const { settings, ignored } = readSettings({ keys, pace: 'fast' });
    expect(ignored).toEqual(['keys']);
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, pace: 'fast' });
  });
});

test('a name that every object has sets no key', () => {
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString']) {
    const { settings } = readSettings({ keys: JSON.parse(`{"${name}":"X"}`) });
    for (const id of KEY_IDS) expect(keysOf(settings.keys, id), name).toEqual([FIRST_KEYS[id]]);
  }
});

test('default keys are free of clashes, and a wrong key names its clash', () => {
  for (const id of KEY_IDS) expect(clashOf({}, id, FIRST_KEYS[id]), id).toBe(null);
  expect(clashOf({}, 'hint', 'u')).toBe('undo');
  expect(clashOf({ undo: 'X' }, 'hint', 'u')).toBe(null);
  expect(clashOf({}, 'hint', 'p')).toBe('fixed');
  expect(clashOf({}, 'hint', 'Space')).toBe('unknown');
  expect(keysOf({ hint: ['X', 'Z'] }, 'hint')).toEqual(['X', 'Z']);
});
