import { expect, test } from 'vitest';
import { checks } from './registry';
import { sentenceWithoutFigures } from './sentences';

const named = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

test.each(checks.map(({ code, what }) => [code, what] as const))(
  '%s: what stands in a letter holds no figure of the file',
  (code, what) => {
    const fill = (value: string) => Object.fromEntries(named(`${what.en} ${what.jp}`).map(name => [name, value]));
    for (const value of ['987654321', '-987654321.5', '0.98765'])
      for (const sentence of Object.values(sentenceWithoutFigures({ code, params: fill(value) }))) {
        const places = named(what.en).some(name => ['first', 'range', 'near'].includes(name));
        if (!places) expect(sentence).not.toContain('98765');
        expect(sentence).not.toMatch(/[{}]/);
      }
    for (const day of ['2036/01', '2036-01-31'])
      for (const sentence of Object.values(sentenceWithoutFigures({ code, params: fill(day) }))) expect(sentence).not.toContain('…');
  },
);

test('a code with letters stays; one of digits alone may be an amount in the wrong column', () => {
  expect(sentenceWithoutFigures({ code: 'unknownCode', params: { code: 'HFE2', near: ' (HFE02?)' } }).en).toContain('HFE2');
  expect(sentenceWithoutFigures({ code: 'unknownCode', params: { code: '987654', near: '' } }).en).toContain('…');
});
