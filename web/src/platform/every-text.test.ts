import { languages } from '@hakaru/contract/languages';
import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['/web/src/**/text.ts', '/web/src/**/*-text.ts'], { eager: true });

type Sentence = { place: string; en: string; jp: string };

function sentencesOf(place: string, value: unknown): Sentence[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, jp } = value as { en?: unknown; jp?: unknown }; // whatever a module exports is looked at
  const [english, japanese] = [en, jp].map(text => (typeof text === 'string' ? text : null));
  if (english != null || japanese != null) return [{ place, en: english ?? '', jp: japanese ?? '' }];
  return Object.entries(value).flatMap(([name, one]) => sentencesOf(`${place} ${name}`, one));
}

const params = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].toSorted();

test('1.18 the languages are English and Japanese, and every sentence of every screen is written in both, with the same gaps to fill', () => {
  expect([...languages]).toEqual(['en', 'jp']);
  const all = Object.entries(modules).flatMap(([path, exported]) => sentencesOf(path, exported));
  expect(all.length).toBeGreaterThan(2_000);
  expect(all.filter(({ en, jp }) => en.trim() === '' || jp.trim() === '').map(({ place }) => place)).toEqual([]);
  expect(all.filter(({ en, jp }) => params(en).join() !== params(jp).join()).map(({ place }) => place)).toEqual([]);
  // A longer sentence without any Japanese character was not translated; names, codes and units may stay as they are.
  const untranslated = all.filter(({ en, jp }) => en.split(' ').length > 4 && !/[\u3040-\u30ff\u4e00-\u9fff]/.test(jp));
  expect(untranslated.map(({ place }) => place)).toEqual([]);
});
