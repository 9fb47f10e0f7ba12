import type { Language } from '@hakaru/contract/languages';
import { SHEET_ROWS } from '@hakaru/contract/limits';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import { filledSheet } from '#features/import-templates/public';
import { OCTOBER, type DemoSeries } from '#features/demo/institution/series';
import { misspelled } from './october';
import { fundRows, lateIndexRows, mandateRows } from './rows';
import { reportSheets, senders } from './sendings';

/** A sample workbook to upload, with its sender; `isGood` when it passes all checks. */
export type DemoFile = { name: string; from: string; isGood: boolean; sheets: Sheet[] };

/** Every file that is missing for October, ready to send, and some with typical errors. */
export function demoFiles(series: DemoSeries): DemoFile[] {
  const report = (name: string, who: 'TSUBA' | 'MARLO', refs: string[]): DemoFile => ({
    name: `${who}_HOSHI_2026-10_${name}.xlsx`,
    from: senders[who].from,
    isGood: true,
    sheets: reportSheets(series, senders[who].language, { refs, month: OCTOBER }),
  });
  return [
    { name: 'HOSHI_2026-10_WCRH.xlsx', from: senders.HOSHI.from, isGood: true, sheets: [lateIndex(series)] },
    report('HDE02_corrected', 'TSUBA', ['HDE02']),
    report('HRE01', 'TSUBA', ['HRE01']),
    report('HFH02_corrected', 'MARLO', ['HFH02']),
    report('HAL01_HFB01_HFE02', 'MARLO', ['HAL01', 'HFB01', 'HFE02']),
    { name: 'REDFN_HOSHI_2026-10.xlsx', from: senders.REDFN.from, isGood: true, sheets: privateMonth(series) },
    ...broken(series),
  ];
}

const lateIndex = (series: DemoSeries): Sheet => filledSheet('benchmarks', 'jp', lateIndexRows(series, OCTOBER));

const PRIVATE = ['HPE01', 'HPD01', 'HRE02', 'HIN01'];

function privateMonth(series: DemoSeries): Sheet[] {
  return [
    filledSheet('mandates', 'en', mandateRows(series, PRIVATE, OCTOBER)),
    filledSheet('accounts', 'en', fundRows(series, PRIVATE, OCTOBER)),
  ];
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function broken(series: DemoSeries): DemoFile[] {
  const values = (language: Language, refs: string[]) => filledSheet('mandates', language, mandateRows(series, refs, OCTOBER));
  const from = senders.TSUBA.from;
  const misspelt = filledSheet('mandates', 'jp', misspelled(mandateRows(series, ['HRE01'], OCTOBER), 'HRE01', 'HRE10'));
  // Corrected, it is the value of the good file.
  const letterO = grouped(mandateRows(series, ['HRE01'], OCTOBER)[0]?.['marketValue'] ?? '').replace('0', 'O');
  const thousands = mandateRows(series, ['HAL01'], OCTOBER).map(row => ({
    ...row,
    marketValue: String(BigInt(row['marketValue'] ?? '0') / 1000n),
  }));
  const many = Array.from({ length: SHEET_ROWS + 1 }, (): Cell[] => [{ value: 'HRE01' }]);
  return [
    // Two cells to correct: an unknown code, and a letter among the digits.
    { name: 'broken_TSUBA_HOSHI_2026-10_HRE01.xlsx', from, isGood: false, sheets: [withText(misspelt, MARKET_VALUE, letterO)] },
    {
      name: 'broken_MARLO_HOSHI_2026-10_HAL01_in-thousands.xlsx',
      from: senders.MARLO.from,
      isGood: false,
      sheets: [filledSheet('mandates', 'en', thousands)],
    },
    {
      name: 'broken_5001-rows.xlsx',
      from,
      isGood: false,
      sheets: [{ name: 'Mandates', rows: [...(values('en', []).rows ?? []), ...many] }],
    },
  ];
}

const MARKET_VALUE = 2;

/** The same sheet with a text typed over one cell of its first row. */
function withText(sheet: Sheet, column: number, text: string): Sheet {
  return {
    ...sheet,
    rows: sheet.rows.map((row, at) => (at === 1 ? row.map((cell, to) => (to === column ? { value: text } : cell)) : row)),
  };
}
