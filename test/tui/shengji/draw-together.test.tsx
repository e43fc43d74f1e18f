import { expect, test } from 'vitest';
import { openTable } from './seating.tsx';

test('the draw tells a lone player the standing call, and when to call', async () => {
  const stage = await openTable({
    hands: ['3C 4S', '3C'],
    options: { from: '4' },
    settings: { pace: 'normal' },
  });
  await stage.waitFor(/Cards are drawn: nobody has called yet\.\n.*You are asked whenever you can call\./);
  await stage.waitFor(/You may call: c calls 4♠/);
  stage.keys('c');
  await stage.waitFor(/Cards are drawn: your call of 4♠ stands\./);
});

test('several people at one keyboard wait for their look, without a key that stops the draw', async () => {
  const stage = await openTable({
    hands: ['4S 4S AS', '3C', '3C', '3C'],
    options: { from: '4', deals: 1 },
    people: [0, 3],
    settings: { pace: 'normal' },
  });
  const drawing = await stage.waitFor(
    /Cards are drawn: nobody has called yet\.\n.*Everybody gets a look after seven cards, and after a call\./,
  );
  expect(drawing.join('\n')).not.toMatch(/ c:/);
  await stage.waitFor(/Pass the keyboard to/);
});
