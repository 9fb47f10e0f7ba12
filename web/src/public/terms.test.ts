import { expect, test } from 'vitest';
import { TERMS } from './terms-text';

const whole = TERMS.flatMap(({ title, lead = '', lines }) => [title, lead, ...lines]).join('\n');

test('1.61 the terms have 25 articles, 第1条 to 第25条, none of them empty', () => {
  expect(TERMS.map(({ title }) => /^第(\d+)条（.+）$/.exec(title)?.[1])).toEqual(Array.from({ length: 25 }, (_, at) => String(at + 1)));
  for (const { title, lines } of TERMS) expect([title, lines.join('').length > 20]).toEqual([title, true]);
});

test.each([
  ['9.040 late-payment charge 14.6% a year', '年14.6%の割合による遅延損害金'],
  ['9.041 1/30 of the monthly fee per day of outage', '停止した日数1日につき、月額料金の30分の1'],
  ['9.042 1/365 of the annual fee per day of outage', '年額料金の365分の1'],
  ['9.043 only when the outage lasts at least 24 hours', '24時間以上継続したとき'],
  ['9.044 rounded down to the yen', '円未満切捨て'],
  ['9.045 notice at least 3 months before the end of the month of expiry', '契約期間満了日の属する月の末日の3か月前まで'],
  ['9.046 liability capped at the fees of the last month', '直前1か月分の利用料金'],
  ['9.047 liability capped at the last year for annual fees', '年額料金の場合は直前1年分の利用料金'],
  ['9.048 payment by the end of the month after the invoice', '請求書発行日の属する月の翌月末日まで'],
  ['9.049 the Tokyo district court', '東京地方裁判所を第一審の専属的合意管轄裁判所'],
  ['9.050 good-faith consultation', '誠実に協議'],
])('%s', (_, figure) => expect(whole).toContain(figure));
