import { expect, test } from 'vitest';
import { TERMS } from './articles-text';

const whole = TERMS.flatMap(({ title, lines }) => [title, ...lines]).join('\n');

test('the terms have 25 articles, numbered in order', () => {
  expect(TERMS).toHaveLength(25);
  TERMS.forEach(({ title }, at) => expect(title.startsWith(`第${at + 1}条`)).toBe(true));
});

test.each([
  '年14.6％',
  '30分の1',
  '365分の1',
  '24時間以上',
  '切り捨て',
  '3か月前',
  '1か月分',
  '1年分',
  '翌月末日',
  '東京地方裁判所',
  '協議',
])('the terms say %s', figure => expect(whole).toContain(figure));
