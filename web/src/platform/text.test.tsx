// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defineText, setLanguage, startLanguage, translator, useText } from './text';

afterEach(cleanup);

const texts = defineText({
  title: { en: 'Mandates', jp: 'マンデート' },
  late: { en: '{n} of {all} late', jp: '{all}件中{n}件遅延' },
  waiting: { en: '{n} {n|file waits|files wait} for {who}', jp: '{who}のファイル{n}件' },
});

function Title() {
  const t = useText(texts);
  return <h1>{t('title')}</h1>;
}

test('9.013 the page speaks the chosen language, in <html lang> and on screen', () => {
  setLanguage('en');
  render(<Title />);
  expect([screen.getByRole('heading').textContent, document.documentElement.lang]).toEqual(['Mandates', 'en']);
  act(() => setLanguage('jp'));
  expect([screen.getByRole('heading').textContent, document.documentElement.lang]).toEqual(['マンデート', 'ja']);
  expect(localStorage.getItem('i18nextLng')).toBe('jp');
});

test('a change in another tab is followed', () => {
  setLanguage('en');
  const stop = startLanguage();
  render(<Title />);
  localStorage.setItem('i18nextLng', 'ja');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng' })));
  expect(screen.getByRole('heading').textContent).toBe('マンデート');
  stop();
});

test('parameters are filled in, in the order of each language', () => {
  expect(translator(texts, 'en')('late', { n: 2, all: 5 })).toBe('2 of 5 late');
  expect(translator(texts, 'jp')('late', { n: 2, all: 5 })).toBe('5件中2件遅延');
});

test('one is singular, none and many are plural, also of a number written as text', () => {
  const t = translator(texts, 'en');
  expect([0, 1, '1', 2, '1,000'].map(n => t('waiting', { n, who: 'you' }))).toEqual([
    '0 files wait for you',
    '1 file waits for you',
    '1 file waits for you',
    '2 files wait for you',
    '1,000 files wait for you',
  ]);
  expect(translator(texts, 'jp')('waiting', { n: 1, who: '椎名' })).toBe('椎名のファイル1件');
});

test('gaps are compile errors', () => {
  const t = translator(texts, 'en');
  // @ts-expect-error unknown key
  t('nope');
  // @ts-expect-error missing parameter
  t('late', { n: 1 });
  // @ts-expect-error missing Japanese
  defineText({ a: { en: 'A' } });
  // @ts-expect-error the languages take different parameters
  defineText({ a: { en: '{n} rows', jp: '{m}行' } });
  expect(t('title')).toBe('Mandates');
});
