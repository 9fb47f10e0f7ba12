import { divide, multiply, toText } from '@hakaru/engine/money/decimal';
import { recordHoldings } from '#features/facts/public';
import { amount, choice, code, currency, day } from './columns';
import { cellsOf, defineKind, given, GRANTED, type Saved, type Saving, type StagedRow } from './kind';
import { securityCode } from './securities';
import { securityIds } from './security-ids';
import { bySheet } from './recorded-by-sheet';
import { asOfColumn, qualityChoices, qualityOf } from './reported-values';

export const holdings = defineKind({
  kind: 'holdings',
  authority: GRANTED,
  title: { en: 'Holdings', jp: '保有明細' },
  help: {
    en: 'Every line of an account on a month-end; lines left out are no longer held.',
    jp: '月末の保有明細の全行。記載のない銘柄は保有なしになります。',
  },
  columns: {
    code: code({
      header: { en: 'Account Code', jp: 'アカウントコード' },
      aliases: ['mandate code', 'account', 'mandate', 'マンデートコード'],
      help: { en: 'The mandate, sub-mandate or account that holds it.', jp: '保有するマンデート・サブマンデート・アカウント。' },
      example: 'HDB01',
      refersTo: 'account',
      isRequired: true,
    }),
    asOf: asOfColumn,
    security: { ...securityCode, refersTo: 'security' },
    units: amount({
      header: { en: 'Units', jp: '数量' },
      aliases: ['quantity', 'shares', '口数', '株数', '額面'],
      help: { en: 'Units or face amount held.', jp: '保有数量または額面。' },
      example: 500_000,
      isRequired: true,
    }),
    price: amount({
      header: { en: 'Price', jp: '単価' },
      aliases: ['評価単価', '価格'],
      help: { en: 'Price of one unit in the security currency.', jp: '銘柄通貨建て単価。' },
      example: 100.25,
    }),
    priceDate: day({
      header: { en: 'Price Date', jp: '価格日' },
      aliases: ['単価日'],
      help: { en: 'The day of the price: the last business day of the month.', jp: '単価の日付（月末営業日）。' },
      example: '2026-10-30',
    }),
    currency: currency({
      header: { en: 'Currency', jp: '通貨' },
      aliases: ['ccy'],
      help: { en: 'The security currency.', jp: '銘柄の通貨。' },
      example: 'JPY',
      isRequired: true,
    }),
    valueLocal: amount({
      header: { en: 'Market Value (Local)', jp: '時価（現地通貨）' },
      aliases: ['local value', '外貨時価'],
      help: {
        en: 'In the security currency; calculated from the base value and rate when blank.',
        jp: '銘柄通貨建て時価。空欄は基準通貨時価とレートから計算。',
      },
      example: 50_125_000,
    }),
    fxRate: amount({
      header: { en: 'FX Rate', jp: '為替レート' },
      aliases: ['rate', 'レート'],
      help: { en: 'Base currency for one unit of the security currency.', jp: '銘柄通貨1単位の基準通貨額。' },
      example: 1,
      sign: 'positive',
    }),
    value: amount({
      header: { en: 'Market Value', jp: '時価' },
      aliases: ['value', '時価評価額', '円貨時価'],
      help: { en: 'In the base currency.', jp: '基準通貨建て時価。' },
      example: 50_125_000,
      isRequired: true,
    }),
    bookValue: amount({
      header: { en: 'Book Value', jp: '簿価' },
      aliases: ['cost', '取得原価'],
      help: { en: 'In the base currency.', jp: '基準通貨建て簿価。' },
      example: 50_000_000,
    }),
    accrued: amount({
      header: { en: 'Accrued', jp: '未収収益' },
      aliases: ['accrued interest', '経過利子'],
      help: { en: 'Accrued income in the base currency.', jp: '未収収益。' },
      example: 85_000,
    }),
    duration: amount({
      header: { en: 'Duration', jp: 'デュレーション' },
      aliases: ['modified duration', '修正デュレーション'],
      help: { en: 'Modified duration in years, of bonds.', jp: '債券の修正デュレーション（年）。' },
      example: 4.25,
    }),
    opening: amount({
      header: { en: 'Opening Units', jp: '期首数量' },
      help: { en: 'Units at the end of the month before.', jp: '前月末数量。' },
      example: 480_000,
    }),
    traded: amount({
      header: { en: 'Net Units Traded', jp: '売買数量（純）' },
      aliases: ['net transactions'],
      help: { en: 'Units bought less sold in the month.', jp: '当月の買付数量から売却数量を引いた数。' },
      example: 20_000,
    }),
    quality: choice({
      header: { en: 'Quality', jp: '評価区分' },
      help: { en: 'valuated when left blank.', jp: '空欄は評価済。' },
      example: 'valuated',
      of: qualityChoices,
    }),
  },
  key: ['code', 'asOf', 'security'],
  subject: 'code',
  asOf: 'asOf',
  save: saveHoldings,
});

/** The columns of a line other than its market value, by the names they are stored under. */
const CELLS = {
  units: 'units',
  price: 'price',
  price_date: 'priceDate',
  fx_rate: 'fxRate',
  market_value_local: 'valueLocal',
  book_value: 'bookValue',
  accrued: 'accrued',
  duration: 'duration',
};

async function saveHoldings(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  const ids = await securityIds(saving, rows, 'security');
  const saved = await bySheet(saving, rows, (source, some) =>
    recordHoldings(saving.db, {
      organisationId: saving.ownerId,
      source,
      isWhole: true,
      rows: some.map(row => {
        const { values } = row;
        const quality = qualityOf(values['quality']);
        return {
          entityId: saving.entity(given(row, 'code')).id,
          asOf: given(row, 'asOf'),
          securityId: ids(given(row, 'security')),
          units: given(row, 'units'),
          price: values['price'] ?? null,
          priceDate: values['priceDate'] ?? null,
          currency: given(row, 'currency'),
          fxRate: values['fxRate'] ?? null,
          marketValueLocal: localValue(row),
          marketValue: given(row, 'value'),
          bookValue: values['bookValue'] ?? null,
          accrued: values['accrued'] ?? null,
          duration: values['duration'] ?? null,
          ...(quality ? { quality } : {}),
          place: saving.place(row, 'value'),
          cells: cellsOf(saving, row, CELLS),
          recordedAt: saving.recordedAt,
        };
      }),
    }),
  );
  return { ...saved, assetIds: [...new Set(rows.map(row => saving.entity(given(row, 'code')).assetId))] };
}

/** As reported; else converted with the rate; else units times price; else the base value, which is the same in a single currency. */
function localValue(row: StagedRow): string {
  const { valueLocal, fxRate, price, units } = row.values;
  if (valueLocal) return valueLocal;
  if (fxRate) return toText(divide(given(row, 'value'), fxRate, 4));
  return price && units ? toText(multiply(units, price)) : given(row, 'value');
}
