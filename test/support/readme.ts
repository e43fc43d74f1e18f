const SCREEN = /(<!-- screen -->\n```\n)[\s\S]*?(\n```\n<!-- \/screen -->)/;

/** The README with another screen between its marks. Throws if it has no marks. */
export function withScreen(readme: string, text: string): string {
  if (!SCREEN.test(readme)) throw new Error('README.md has no marks for the screen');
  return readme.replace(SCREEN, (_, before: string, after: string) => before + text + after);
}
