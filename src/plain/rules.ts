import type { AnyGame } from '../engine/game.ts';
import type { Parlour } from './house.ts';
import { numbered } from './talk.ts';
import { matchTexts } from './words.ts';

/** A part of a page of rules under a heading. */
interface Section {
  readonly title: string;
  readonly markdown: string;
}

/** Says a section of the rules: the one about a refused move, one by its number or by a word, or else the list of sections. */
export function openRules(house: Parlour, { id }: AnyGame, typed: string, ruling: string | null): void {
  const sections = sectionsOf(house.rules(id));
  const titles = sections.map(({ title }) => title);
  const asked = typed || ruling;
  const section = typed === '' && ruling !== null ? ruledBy(sections, ruling) : sectionNamed(sections, typed);
  if (asked !== null && section) house.talk.say(section.title, ...linesOf(section.markdown));
  else house.talk.say(asked ? matchTexts.noRule(asked) : '', matchTexts.rules, ...numbered(titles));
}

const sectionsOf = (page: string): Section[] =>
  page.split(/^(?=#+ )/m).map((text) => {
    const [, title = '', markdown = ''] = /^#+ ([^\n]*)\n(.*)$/s.exec(text) ?? [];
    return { title, markdown };
  });

/** Finds a section by the comments of the page: `<!-- rules: follow-suit -->`. */
const ruledBy = (sections: readonly Section[], rule: string): Section | undefined =>
  sections.find(({ markdown }) =>
    [...markdown.matchAll(/<!-- rules: (.*?) -->/g)].some(([, ids = '']) => ids.split(', ').includes(rule)),
  );

function sectionNamed(sections: readonly Section[], typed: string): Section | undefined {
  const has = (text: string) => text.toLowerCase().includes(typed.toLowerCase());
  const numbered = /^\d+$/.test(typed) ? sections[Number(typed) - 1] : undefined;
  return (
    numbered ?? sections.find(({ title }) => has(title)) ?? sections.find(({ markdown }) => has(markdown))
  );
}

/** Markdown as lines: a paragraph, an item or a row of a table on one line each. */
export function linesOf(markdown: string): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const text = line.replace(/<!--.*?-->/g, '').trim();
    const begins = !isOpen || /^([-*|]|\d+\.) ?/.test(text) || /^ {4}/.test(line);
    if (text === '' || /^\|[ |:-]+\|$/.test(text)) {
      isOpen = isOpen && line.includes('<!--');
      continue;
    }
    if (begins) lines.push(unmarked(text));
    else lines[lines.length - 1] += ` ${unmarked(text)}`;
    isOpen = !text.startsWith('|');
  }
  return lines;
}

/** A text without the signs of Markdown; a row's cells are separated by commas. */
const unmarked = (text: string): string =>
  text
    .replace(/^\| *(.*?) *\|$/, (_, row: string) =>
      row
        .split(/ *\| */)
        .filter(Boolean)
        .join(', '),
    )
    .replace(/^[-*] /, '')
    .replace(/\*\*|`/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
