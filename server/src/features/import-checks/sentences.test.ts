import { expect, test } from 'vitest';
import { overrideSentence } from './sentences';

test('an amount below zero is written as the language writes it', () => {
  const { en, jp } = overrideSentence({ fileValue: '-12400000', usedValue: '-12400.5', userName: 'Kei Shiina', reason: 'Typed wrongly' });
  expect(en).toContain('The file says −12,400,000; −12,400.5 is used');
  expect(jp).toContain('ファイルの値は▲12,400,000、使用した値は▲12,400.5です');
});
