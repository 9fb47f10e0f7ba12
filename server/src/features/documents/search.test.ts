import { expect, test } from 'vitest';
import { sentenceAround } from './search';
import { folded, termRows, termsAsked, termsOf } from './search-terms';

test('a text is folded to usual forms, with the way back to where each letter stood', () => {
  const { plain, from } = folded('ＵＳＤ　ｶﾞｲﾄﾞ');
  expect(plain).toBe('usd ガイド');
  expect(from[plain.indexOf('イ')]).toBe(6); // after the kana and its separate voicing mark
});

test('Japanese is found by signs and pairs of them, other writing by whole words, also where the two touch', () => {
  expect(termsOf('減損 usd')).toEqual(['減', '損', '減損', 'usd']);
  expect(termsOf('第3四半期のnavは')).toEqual(['第', '3', '四', '半', '期', 'の', '四半', '半期', '期の', 'nav', 'は']);
});

test('the index is asked for pairs, for a sign that stands alone, and for few words of many', () => {
  expect(termsAsked(['減損損失', '第3', 'nav'])).toEqual(['nav', '減損', '損損', '損失', '第']);
  expect(termsAsked(['損'])).toEqual(['損']);
  expect(termsAsked(['%'])).toEqual([]);
});

test('terms are turned round to the pages that hold them', () => {
  expect(termRows([{ page: 1, plain: 'nav usd' }, { page: 4, plain: 'usd' }])).toEqual([{ terms: ['nav', 'usd'], pages: ['{1}', '{1,4}'] }]); // oxfmt-ignore
  const many = Array.from({ length: 5_001 }, (_, at) => `w${at}`).join(' ');
  expect(termRows([{ page: 1, plain: many }]).map(({ terms }) => terms.length)).toEqual([5_000, 1]);
});

test('a hit comes with its sentence', () => {
  const text = '期首。当期に減損損失を計上した。翌期\nThe fund recorded an impairment. Next';
  expect(sentenceAround(text, '減損')).toEqual({ sentence: '当期に減損損失を計上した。', from: 3, to: 5 });
  const hit = sentenceAround(text, 'impairment');
  expect(hit.sentence).toBe('The fund recorded an impairment.');
  expect(hit.sentence.slice(hit.from, hit.to)).toBe('impairment');
});
