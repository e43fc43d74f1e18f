import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { Cells } from '../../../src/tui/terminal/cells.ts';
import fc from '../../support/fc.ts';

/** What stands in each cell: a wide character, which has '' in its second one, a narrow one or a blank. */
const consists = (cells: Cells): void => {
  for (let y = 0; y < cells.rows; y++) {
    const { texts } = cells.row(y);
    texts.forEach((text, x) => {
      const before = x > 0 ? stringWidth(texts[x - 1]!) : 0;
      expect(stringWidth(text), `${x} of ${JSON.stringify(texts)}`).toBe(
        before === 2 ? 0 : texts[x + 1] === '' ? 2 : 1,
      );
    });
  }
};

const words = fc.string({ unit: fc.constantFrom('a', ' ', 'e\u0301', '王', '♠', '👍', 'が'), maxLength: 8 });
const place = fc.integer({ min: -4, max: 12 });
const writing = fc.tuple(place, fc.integer({ min: -1, max: 3 }), words);

test('a wide character keeps both its cells or leaves blanks, whatever is written, pasted or clipped over it', () => {
  fc.assert(
    fc.property(
      fc.array(writing),
      fc.array(writing),
      place,
      place,
      fc.nat(8),
      (below, above, x, left, columns) => {
        const frame = new Cells(10, 2);
        const lid = new Cells(5, 2);
        for (const [x, y, text] of below) frame.plain(x, y, text);
        for (const [x, y, text] of above) lid.plain(x, y, text);
        frame.clipped(left, 0, columns, 2, () => {
          frame.paste(x, 0, lid);
          for (const [x, y, text] of above) frame.plain(x, y, text);
        });
        consists(frame);
        consists(lid);
      },
    ),
  );
});

test('a clip keeps only the text within it, and a clip in a clip is no larger', () => {
  const frame = new Cells(8, 3);
  frame.plain(0, 0, '........');
  frame.clipped(2, 0, 4, 2, () => {
    frame.clipped(0, 0, 5, 9, () => {
      for (let y = 0; y < 3; y++) frame.plain(0, y, 'abcdefgh');
    });
    frame.plain(5, 1, 'XYZ');
  });
  frame.plain(7, 2, '!');
  expect(frame.texts()).toEqual(['..cde...', '  cdeX', '       !']);
});

test('a canvas on top covers with its blanks as well', () => {
  const frame = new Cells(6, 2);
  frame.plain(0, 0, 'abcdef');
  frame.plain(0, 1, 'abcdef');
  const lid = new Cells(2, 1);
  lid.plain(1, 0, 'X', { bold: true });
  frame.paste(2, 0, lid);
  expect(frame.texts()).toEqual(['ab Xef', 'abcdef']);
  expect(frame.row(0).styles[3]).toEqual({ bold: true });
});
