import { audiences } from '@hakaru/contract/first-tasks';
import type { Both } from '@hakaru/contract/languages';
import { expect, test } from 'vitest';
import { firstTaskText, firstTaskTitles } from '#features/first-tasks/public';
import { MANUALS, SHARED_IDS } from './chapters';
import { holdsAll, wordsOfChapter } from './manual-search';

const modules = import.meta.glob<Record<string, unknown>>(['/web/src/**/text.ts', '/web/src/**/*-text.ts', '!/web/src/features/help/*'], {
  eager: true,
});

function bothOf(value: unknown): Both[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, jp } = value as { en?: unknown; jp?: unknown }; // whatever a module exports is looked at
  return typeof en === 'string' && typeof jp === 'string' ? [{ en, jp }] : Object.values(value).flatMap(bothOf);
}

const quotedIn = (text: string, marks: RegExp): string[] => [...text.matchAll(marks)].flatMap(([, name]) => name ?? []);
const said = Object.values(MANUALS).flatMap(chapters =>
  chapters.flatMap(({ title, paragraphs, steps = [] }) => [title, ...paragraphs, ...steps]),
);

/** Names quoted in a sentence that no screen has in both languages. */
function unknownIn(sentence: Both, entries: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const japanese = quotedIn(sentence.jp, /「([^」]+)」/gu);
  const english = quotedIn(sentence.en, /“([^”]+)”/gu);
  const lost = english.filter(name => !japanese.some(one => entries.get(name)?.has(one)));
  const extra = japanese.filter(name => !english.some(one => entries.get(one)?.has(name)));
  return [...lost, ...extra];
}

function entriesOf(all: readonly Both[]): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const { en, jp } of all) entries.set(en, (entries.get(en) ?? new Set()).add(jp));
  return entries;
}

test('1.20 1.21 whatever a manual or first task names in quotation marks is one text of a screen, in both its languages', () => {
  const entries = entriesOf(bothOf(Object.values(modules)));
  const sentences = [...said, ...bothOf([firstTaskText, firstTaskTitles])];
  expect(sentences.flatMap(({ en }) => quotedIn(en, /“([^”]+)”/gu)).length).toBeGreaterThan(200);
  expect([...new Set(sentences.flatMap(sentence => unknownIn(sentence, entries)))]).toEqual([]);
});

test('planted: a name no screen has, or another in the other language, is found', () => {
  const entries = entriesOf([{ en: 'Export', jp: '出力' }]);
  expect(unknownIn({ en: 'Choose “Export”.', jp: '「出力」を選びます。' }, entries)).toEqual([]);
  expect(unknownIn({ en: 'Choose “Send”.', jp: '「出力」を選びます。' }, entries)).toEqual(['Send', '出力']);
  expect(unknownIn({ en: 'Choose “Export”.', jp: '「送信」を選びます。' }, entries)).toEqual(['Export', '送信']);
});

test('every chapter of a manual has an address of its own, and those that manuals share are all there', () => {
  for (const audience of audiences) {
    const ids = MANUALS[audience].map(({ id }) => id);
    expect([audience, new Set(ids).size]).toEqual([audience, ids.length]);
    expect(ids.length).toBeGreaterThan(9);
  }
  const bank = MANUALS.bank.map(({ id }) => id);
  expect(SHARED_IDS.filter(id => !bank.includes(id))).toEqual([]);
});

test('a chapter is found by words of either language, in any order and width', () => {
  const found = (asked: string) => MANUALS.bank.filter(chapter => holdsAll(wordsOfChapter(chapter), asked)).map(({ id }) => id);
  expect(found('dietz MODIFIED')).toContain('methods');
  expect(found('ｗｅｂｈｏｏｋ')).toContain('webhooks');
  expect(found('蓋然性')).toContain('basel');
  expect(found('no such words anywhere')).toEqual([]);
  expect(found('')).toHaveLength(MANUALS.bank.length);
});
