import { callCards } from '../../engine/shengji/calling.ts';
import { type Answer, type Calling, callsOf, type Key } from './selection.ts';
import type { ShengjiPosition } from './words.ts';

/** The keys of the draw: which call, or to stay. */
export function callKeys(position: ShengjiPosition, selection: Calling): Key[] {
  const calls = callsOf(position);
  const pick = (at: number | null): Answer => ({ select: { ...selection, at } });
  // Staying stands before the calls.
  const step = (by: number): Answer => {
    const place = ((selection.at ?? -1) + 1 + by + calls.length + 1) % (calls.length + 1);
    return pick(place === 0 ? null : place - 1);
  };
  return [
    {
      keys: ['c'],
      label: 'call',
      help: 'call at once what is selected, or the first possible call',
      group: 'play',
      act: () => {
        const call = calls[selection.at ?? 0];
        return call ? { play: { kind: 'call', cards: callCards(call) } } : { say: 'No call is possible.' };
      },
    },
    {
      keys: ['Tab', 'Right', 'Down', 'l', 'j', 'Shift-Tab', 'Left', 'Up', 'h', 'k'],
      name: '↑↓',
      label: 'choice',
      help: 'another call, or to stay; so does Tab',
      group: 'select',
      act: (key) => step(['Tab', 'Right', 'Down', 'l', 'j'].includes(key) ? 1 : -1),
    },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      name: '1-9',
      label: 'pick a call',
      group: 'select',
      quiet: true,
      act: (key) =>
        calls[Number(key) - 1] ? pick(Number(key) - 1) : { say: `There is no call number ${key}.` },
    },
  ];
}
