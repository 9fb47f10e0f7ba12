import { fxTenors, rateMethods } from '@hakaru/contract/enumerations';
import { recordFxRates } from '#features/facts/public';
import { amount, choice, currency, day } from './columns';
import { cellsOf, defineKind, given, OWNERS, type Saved, type Saving, type StagedRow } from './kind';
import { bySheet } from './recorded-by-sheet';

const same = <T extends string>(values: readonly T[]) => Object.fromEntries(values.map(value => [value, { en: value, jp: value }]));
const tenors = fxTenors.filter(tenor => tenor !== 'interpolated');

export const fxrates = defineKind({
  kind: 'fxrates',
  authority: OWNERS,
  title: { en: 'FX rates', jp: '為替レート' },
  help: {
    en: 'One unit of the base currency in the quote currency, by day, tenor and source.',
    jp: '基準通貨1単位の相手通貨額（日付・期間・ソース別）。',
  },
  columns: {
    base: currency({
      header: { en: 'Base Currency', jp: '基準通貨' },
      aliases: ['base', 'currency', '通貨'],
      help: { en: 'The currency one unit of which is priced.', jp: '1単位を表す通貨。' },
      example: 'USD',
      isRequired: true,
    }),
    quote: currency({
      header: { en: 'Quote Currency', jp: '相手通貨' },
      aliases: ['quote'],
      help: { en: 'The currency the price is in.', jp: 'レートを表す通貨。' },
      example: 'JPY',
      isRequired: true,
    }),
    day: day({
      header: { en: 'Rate Date', jp: 'レート日' },
      aliases: ['date', '日付'],
      help: { en: 'The day of the rate.', jp: 'レートの日付。' },
      example: '2026-10-30',
      isRequired: true,
    }),
    tenor: choice({
      header: { en: 'Tenor', jp: '期間' },
      help: { en: 'spot when left blank.', jp: '空欄はspot。' },
      example: 'spot',
      of: { ...same(tenors), spot: { en: 'spot', jp: 'スポット' } },
    }),
    tenorDate: day({
      header: { en: 'Tenor Date', jp: '期日' },
      help: { en: 'The day the tenor ends; the rate date when blank.', jp: '期間の終わる日。空欄はレート日。' },
      example: '2026-10-30',
    }),
    method: choice({
      header: { en: 'Source', jp: 'ソース' },
      aliases: ['method', 'kind', 'レート種類'],
      help: { en: 'WMR or TTM, or a bank variant of either.', jp: 'WMRまたはTTM（各行の別を含む）。' },
      example: 'WMR',
      of: same(rateMethods),
      isRequired: true,
    }),
    bid: amount({ header: { en: 'Bid', jp: 'ビッド' }, help: { en: 'Buying rate.', jp: '買値。' }, example: 126.74, sign: 'positive' }),
    mid: amount({
      header: { en: 'Mid', jp: '仲値' },
      aliases: ['rate', 'レート', 'mid rate'],
      help: { en: 'The rate in use.', jp: '使用するレート。' },
      example: 126.76,
      sign: 'positive',
      isRequired: true,
    }),
    ask: amount({
      header: { en: 'Ask', jp: 'オファー' },
      aliases: ['offer'],
      help: { en: 'Selling rate.', jp: '売値。' },
      example: 126.78,
      sign: 'positive',
    }),
  },
  key: ['base', 'quote', 'day', 'tenor', 'method'],
  rules: ({ base, quote, day, tenorDate, bid, mid, ask }) => [
    ...(base && base === quote ? [{ column: 'quote', problem: 'sameCurrency' }] : []),
    ...(day && tenorDate && tenorDate < day ? [{ column: 'tenorDate', problem: 'beforeRateDate' }] : []),
    ...(bid && mid && Number(bid) > Number(mid) ? [{ column: 'bid', problem: 'bidAboveMid' }] : []),
    ...(ask && mid && Number(ask) < Number(mid) ? [{ column: 'ask', problem: 'askBelowMid' }] : []),
  ],
  save: saveRates,
});

async function saveRates(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  return await bySheet(saving, rows, (source, some) =>
    recordFxRates(saving.db, {
      organisationId: saving.ownerId,
      source,
      rows: some.map(row => ({
        base: given(row, 'base'),
        quote: given(row, 'quote'),
        asOf: given(row, 'day'),
        tenorDate: row.values['tenorDate'] ?? given(row, 'day'),
        tenor: tenors.find(one => one === row.values['tenor']) ?? 'spot',
        method: rateMethods.find(one => one === row.values['method']) ?? 'WMR',
        bid: row.values['bid'] ?? null,
        mid: given(row, 'mid'),
        ask: row.values['ask'] ?? null,
        place: saving.place(row, 'mid'),
        cells: cellsOf(saving, row, { bid: 'bid', ask: 'ask' }),
        recordedAt: saving.recordedAt,
      })),
    }),
  );
}
