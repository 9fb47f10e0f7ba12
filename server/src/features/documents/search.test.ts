import { expect, test } from 'vitest';
import { sentenceAround } from './search';
import { folded, termsOf } from './search-terms';

test('a text is folded to usual forms, with the way back to where each letter stood', () => {
  const { plain, from } = folded('ＵＳＤ　ｶﾞｲﾄﾞ');
  expect(plain).toBe('usd ガイド');
  expect(from[plain.indexOf('イ')]).toBe(6); // behind the kana and its own voicing mark
});

test('Japanese is found by pairs of signs, other writing by whole words', () => {
  expect(termsOf('減損損失 usd')).toEqual(['減損', '損損', '損失', 'usd']);
  expect(termsOf('年')).toEqual(['年']);
});

test('a hit comes with its sentence', () => {
  const text = '期首。当期に減損損失を計上した。翌期\nThe fund recorded an impairment. Next';
  expect(sentenceAround(text, '減損')).toEqual({ sentence: '当期に減損損失を計上した。', from: 3, to: 5 });
  const hit = sentenceAround(text, 'impairment');
  expect(hit.sentence).toBe('The fund recorded an impairment.');
  expect(hit.sentence.slice(hit.from, hit.to)).toBe('impairment');
});
