import { layoutOf } from './layout.ts';
import type { GongzhuPosition } from './selection.ts';

/** What the rules say of passing, or of playing to a trick. */
export function inForce(position: GongzhuPosition): readonly string[] {
  const { view, speaker } = position;
  const name = (card: string) => speaker.card(card);
  const moon = `All 13 hearts are the moon: 0 for them, and 200 for each of the others (400 with ${name('TC')}).`;
  if (view.phase === 'pass')
    return [
      'Give three cards away. All four choose before anybody sees what comes.',
      `Good to have: ${name('JD')}. Bad: ${name('QS')}, high hearts, and ${name('TC')} with them.`,
      `Whoever holds ${name('2C')} leads it.`,
    ];
  if (view.phase !== 'play') return [];
  return [
    'Follow the suit led if you can; the highest card of it takes the trick.',
    ...(layoutOf(position).past.length === 0
      ? ['In the first trick nothing that counts may be thrown off.']
      : ['Hearts are led only after a heart was played, or with nothing else in hand.']),
    moon,
  ];
}
