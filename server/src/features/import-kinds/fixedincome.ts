import { recordFixedIncome } from './dataset-store';
import { amount, day, percent, text } from './columns';
import { defineKind, given, OWNERS, type Saved, type Saving, type StagedRow } from './kind';
import { securityCode } from './securities';
import { securityIds } from './security-ids';
import { asOfColumn } from './reported-values';
import { bySheet } from './recorded-by-sheet';

export const fixedincome = defineKind({
  kind: 'fixedincome',
  authority: OWNERS,
  title: { en: 'Fixed income', jp: '債券属性' },
  help: { en: 'Duration, yield and rating of bonds by month.', jp: '債券のデュレーション・利回り・格付（月次）。' },
  columns: {
    security: { ...securityCode, refersTo: 'security' },
    asOf: asOfColumn,
    duration: amount({
      header: { en: 'Duration', jp: 'デュレーション' },
      aliases: ['macaulay duration'],
      help: { en: 'In years.', jp: '年。' },
      example: 8.7,
      sign: 'notNegative',
      isRequired: true,
    }),
    modifiedDuration: amount({
      header: { en: 'Modified Duration', jp: '修正デュレーション' },
      help: { en: 'In years.', jp: '年。' },
      example: 8.6,
      sign: 'notNegative',
    }),
    convexity: amount({
      header: { en: 'Convexity', jp: 'コンベクシティ' },
      help: { en: 'In years squared.', jp: '年の二乗。' },
      example: 82.4,
    }),
    yield: percent({
      header: { en: 'Yield (%)', jp: '利回り（%）' },
      aliases: ['ytm', 'yield to maturity', '最終利回り'],
      help: { en: 'Yield to maturity in percent.', jp: '最終利回り（%）。' },
      example: 0.94,
    }),
    rating: text({
      header: { en: 'Credit Rating', jp: '格付' },
      aliases: ['rating'],
      help: { en: 'Such as AA-.', jp: 'AA-など。' },
      example: 'AA-',
      max: 16,
    }),
    maturity: day({
      header: { en: 'Maturity Date', jp: '償還日' },
      aliases: ['maturity', '満期日'],
      help: { en: 'Blank when there is none.', jp: 'ない場合は空欄。' },
      example: '2036-09-20',
    }),
  },
  key: ['security', 'asOf'],
  asOf: 'asOf',
  rules: ({ asOf, maturity }) => (asOf && maturity && maturity < asOf ? [{ column: 'maturity', problem: 'maturityPast' }] : []),
  save: saveAttributes,
});

async function saveAttributes(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  const ids = await securityIds(saving, rows, 'security');
  return await bySheet(saving, rows, (source, some) =>
    recordFixedIncome(saving.db, {
      organisationId: saving.ownerId,
      sourceId: source,
      rows: some.map(row => ({
        securityId: ids(given(row, 'security')),
        asOf: given(row, 'asOf'),
        duration: given(row, 'duration'),
        modifiedDuration: row.values['modifiedDuration'] ?? null,
        convexity: row.values['convexity'] ?? null,
        yield: row.values['yield'] ?? null,
        rating: row.values['rating'] ?? null,
        maturityDate: row.values['maturity'] ?? null,
        place: saving.place(row, 'duration'),
        recordedAt: saving.recordedAt,
      })),
    }),
  );
}
