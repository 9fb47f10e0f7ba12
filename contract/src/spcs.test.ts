import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { expect, test } from 'vitest';
import { chartOf, entryInput } from './spc-ledgers';
import { isHolderOf, nextFilings, spcInput, withholdingDueDay } from './spcs';
import { spcBooks } from './address-choices';

const calendar = calendarOf('JP');

test('filings follow from the fiscal month and move to the next business day', () => {
  const filings = nextFilings({ fiscalMonth: 3, from: '2026-11-10', calendar });
  expect(filings).toEqual([
    { kind: 'interimTax', day: '2026-11-30' },
    { kind: 'depreciableAssets', day: '2027-02-01' }, // the 31st is a Sunday
    { kind: 'paymentReports', day: '2027-02-01' },
    { kind: 'corporateTax', day: '2027-05-31' },
  ]);
  expect(nextFilings({ fiscalMonth: 9, from: '2026-11-10', calendar })[0]).toEqual({ kind: 'corporateTax', day: '2026-11-30' });
  expect(nextFilings({ fiscalMonth: 10, from: '2026-01-02', calendar })[0]).toEqual({ kind: 'corporateTax', day: '2026-01-05' });
});

test('withholding tax is due on the 10th of the next month, or on the next business day', () => {
  expect(withholdingDueDay('2026-11-13', calendar)).toBe('2026-12-10');
  expect(withholdingDueDay('2026-09-30', calendar)).toBe('2026-10-13'); // a Saturday, a Sunday and Sports Day
  expect(withholdingDueDay('2026-12-25', calendar)).toBe('2027-01-12');
});

test('a holder is the company when its kana begins with the company’s, corporate marks aside', () => {
  expect(isHolderOf('ﾄﾞ)ﾃﾞﾓｿｰﾗｰｲﾁｺﾞｳ ﾄｸﾒｲｸﾐｱｲｸﾞﾁ', 'デモソーラーイチゴウ')).toBe(true);
  expect(isHolderOf('デモロジスティックス(トクヒ', 'デモロジスティクス')).toBe(false);
  expect(isHolderOf('カ)ベツ', '')).toBe(false);
});

test('a chart has every code once, and an entry needs two balanced lines of one side each', () => {
  for (const book of spcBooks) {
    const codes = chartOf(book).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
  const entry = (lines: object[]) => entryInput.safeParse({ book: 'operator', day: '2026-10-01', description: 'x', lines }).success;
  const line = (account: string, debit: string, credit: string) => ({ account, debit, credit });
  expect(entry([line('111', '100', '0'), line('411', '0', '100')])).toBe(true);
  expect(entry([line('111', '100', '0'), line('411', '0', '99')])).toBe(false);
  expect(entry([line('111', '0', '0'), line('411', '0', '0')])).toBe(false);
  expect(entry([line('111', '1.5', '0'), line('411', '0', '1.5')])).toBe(false);
  expect(entry([line('111', '100', '0')])).toBe(false);
});

test('a company whose investor is still being typed is refused by field, and shares must make 100', () => {
  const company = { code: 'AB1', name: '甲', nameEn: 'A', kana: 'コウ', form: 'gk', scheme: 'gkTk', fiscalMonth: 3, assignee: '' };
  const refused = (...shares: string[]) => {
    const investors = shares.map(percent => ({ name: 'A', kana: 'エー', percent }));
    return spcInput.safeParse({ ...company, investors }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  };
  expect(refused('')).toEqual(['investors.0.percent percent']);
  expect(refused('60', '39')).toEqual(['investors splitTotal']);
  expect(refused('60', '40')).toBeUndefined();
  expect(refused()).toBeUndefined();
});
