import { METHODS_CHAPTER } from './chapter-text';
import type { Chapter } from './manual';
import { methodWords } from './methods';

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');

/** Whether a text contains every word of the search, anywhere. */
export function holdsAll(text: string, asked: string): boolean {
  const within = plain(text);
  return plain(asked)
    .split(/\s+/)
    .every(word => within.includes(word));
}

/** The whole text of a chapter in both languages, so that a term is found in either. */
export function wordsOfChapter({ id, title, paragraphs, steps = [] }: Chapter): string {
  const said = [title, ...paragraphs, ...steps].flatMap(({ en, jp }) => [en, jp]).join(' ');
  return id === METHODS_CHAPTER ? `${said} ${methodWords()}` : said;
}
