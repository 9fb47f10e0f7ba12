import { METHODS_CHAPTER } from './chapter-text';
import type { Chapter } from './manual';
import { methodWords } from './methods';

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');

/** Whether a text holds every word that was asked for, wherever it stands in it. */
export function holdsAll(text: string, asked: string): boolean {
  const within = plain(text);
  return plain(asked)
    .split(/\s+/)
    .every(word => within.includes(word));
}

/** All that a chapter says, in both languages: a term is found in whichever it is typed. */
export function wordsOfChapter({ id, title, paragraphs, steps = [] }: Chapter): string {
  const said = [title, ...paragraphs, ...steps].flatMap(({ en, jp }) => [en, jp]).join(' ');
  return id === METHODS_CHAPTER ? `${said} ${methodWords()}` : said;
}
