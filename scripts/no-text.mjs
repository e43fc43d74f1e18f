// Replaces, in the bundle, the libraries by which Ink draws texts.

function drawNoText() {
  throw new Error(
    'cardroom draws no text by Ink: a leaf of a screen paints itself (`src/tui/terminal/painted.tsx`)',
  );
}

export default drawNoText;
export { drawNoText as styledCharsFromTokens, drawNoText as styledCharsToString, drawNoText as tokenize };
