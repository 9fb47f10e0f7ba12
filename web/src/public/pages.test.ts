// @vitest-environment jsdom
import { languages } from '@hakaru/contract/languages';
import { publicPages, type BuiltPage } from '@hakaru/contract/public-pages';
import { describe, expect, test } from 'vitest';
import { AUGUST_BEFORE, classRows, effects, monthlyReturns, restRow, totalRow } from './demo-figures';
import { renderAddress, renderPage, renderSite } from './render';

const assets = { script: '/boot.js', needed: [], styles: ['/public.css'], icon: '/mark.svg' };
const read = (page: BuiltPage, language: 'en' | 'jp') => new DOMParser().parseFromString(renderPage(page, language, assets), 'text/html');
const textOf = (document: Document) => document.body.textContent ?? '';

describe.each(languages)('the landing page in %s', language => {
  const page = read('landing', language);

  test('1.54 has a hero with the one main heading', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('.hero h1')?.textContent).not.toBe('');
  });
  test('1.55 has exactly three business sections', () => expect(page.querySelectorAll('section[data-business]')).toHaveLength(3));
  test.each([
    ['1.56 award', '.award'],
    ['1.57 testimonial', '.testimonial'],
  ])('%s is marked as illustrative and attributed to the demo institution', (_, place) => {
    const said = page.querySelector(place)?.textContent ?? '';
    expect(said).toContain(language === 'en' ? 'Illustrative' : 'イメージ');
    expect(said).toContain(language === 'en' ? 'Hoshikawa Electric Corporate Pension Fund' : '星川電機企業年金基金');
  });
  test('1.58 the call to action leads to /contact', () => expect(page.querySelector('.closing a')?.getAttribute('href')).toBe('/contact'));
  test('1.59 9.058 the footer names the Tokyo office and Copyright 2020', () => {
    const said = page.querySelector('footer')?.textContent ?? '';
    expect(said).toContain(language === 'en' ? 'Tokyo office' : '東京オフィス');
    expect(said).toContain('Copyright 2020');
  });
  test('2.1.01 2.1.02 2.1.03 the bar and the narrow menu offer contact, login and language', () => {
    for (const bar of ['.bar-links', '.burger-links']) {
      const links = [...page.querySelectorAll(`${bar} a`)].map(link => [link.textContent, link.getAttribute('href')]);
      expect(links).toEqual(
        language === 'en'
          ? [['Contact Us', '/contact'], ['日本語', '/jp'], ['Login', '/login']] // oxfmt-ignore
          : [['お問い合わせ', '/contact'], ['English', '/en'], ['ログイン', '/login']], // oxfmt-ignore
      );
    }
  });
});

describe('the privacy policy', () => {
  test.each([
    ['1.62 2.1.36 9.051 English, of 20 April 2020', 'en', 'Last updated: 20 April 2020'],
    ['1.63 2.1.35 9.051 Japanese, of 2020年4月20日', 'jp', '2020年4月20日'],
    ['9.052 access', 'en', 'Access'],
    ['9.052 access', 'jp', 'アクセス（開示）'],
    ['9.053 rectification', 'en', 'Rectification'],
    ['9.053 rectification', 'jp', '訂正'],
    ['9.054 erasure', 'en', 'Erasure'],
    ['9.054 erasure', 'jp', '消去'],
    ['9.055 restriction', 'en', 'Restriction'],
    ['9.055 restriction', 'jp', '処理の制限'],
    ['9.056 portability', 'en', 'Portability'],
    ['9.056 portability', 'jp', 'データポータビリティ'],
    ['9.057 one month to respond', 'en', 'respond within one month'],
    ['9.057 one month to respond', 'jp', '1か月以内に回答'],
    ['9.058 copyright', 'en', 'Copyright 2020'],
    ['9.058 copyright', 'jp', 'Copyright 2020'],
  ] as const)('%s (%s: %s)', (_, language, words) => expect(textOf(read('privacy', language))).toContain(words));
});

test('2.1.37 the terms are the same Japanese articles in either frame', () => {
  const [en, jp] = languages.map(language => read('terms', language).querySelector('.articles'));
  expect(en?.textContent).toBe(jp?.textContent);
  expect([en?.getAttribute('lang'), en?.querySelectorAll('section').length]).toEqual(['ja', 25]);
});

test('1.60 2.1.38 the contact page holds our form, or the provider’s where one is configured', () => {
  const form = read('contact', 'en').querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/contact']);
  expect([...(form?.querySelectorAll('[name]') ?? [])].map(field => field.getAttribute('name'))).toEqual([
    'name',
    'company',
    'email',
    'message',
  ]);
  expect(form?.querySelector('textarea')?.maxLength).toBe(1000);
  const embedded = read('contactEmbedded', 'en');
  expect([embedded.querySelectorAll('form').length, embedded.querySelectorAll('iframe').length]).toEqual([0, 1]);
});

test.each(renderSite(assets))('$file can be found and shared: title, description, canonical, languages; no inline script', ({ html }) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.title.length).toBeGreaterThan(8);
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(30);
  expect(page.querySelectorAll('link[rel=canonical], meta[property="og:url"]')).toHaveLength(2);
  expect([...page.querySelectorAll('link[rel=alternate]')].map(link => link.getAttribute('hreflang'))).toEqual(['en', 'ja', 'x-default']);
  expect([...page.scripts].map(script => [script.getAttribute('src'), script.textContent])).toEqual([['/boot.js', '']]);
});

test('while developing, an address is answered as the server answers it', () => {
  const langOf = (url: string, accepted?: string) => /<html lang="(\w+)"/.exec(renderAddress(url, accepted, assets) ?? '')?.[1];
  expect([langOf('/'), langOf('/', 'ja,en;q=0.5'), langOf('/jp'), langOf('/privacy?language=jp', 'en')]).toEqual(['en', 'ja', 'ja', 'ja']);
  expect(renderAddress('/login', 'en', assets)).toBeNull();
  expect(publicPages).not.toContain('contactEmbedded');
});

describe('the figures of the pictures hold', () => {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  test('values and weights add up', () => {
    expect(sum([...classRows, restRow].map(({ value }) => value))).toBe(totalRow.value);
    expect(sum([...classRows, restRow].map(({ weight }) => weight))).toBeCloseTo(1, 5);
    for (const { value, weight } of classRows) expect(value / totalRow.value).toBeCloseTo(weight, 3);
  });
  test('the months link to the fiscal year', () => {
    expect(monthlyReturns.reduce((worth, { rate }) => worth * (1 + rate), 1) - 1).toBeCloseTo(totalRow.fytd, 4);
    expect(AUGUST_BEFORE).not.toBe(monthlyReturns[4]?.rate);
  });
  test('the effects add up to the excess return', () => expect(sum(effects.map(({ rate }) => rate))).toBeCloseTo(totalRow.excess, 5));
});
