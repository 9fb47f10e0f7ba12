import { tellCommitments, tellValuations } from '#features/facts/public';
import { amount, choice, code, currency, day } from './columns';
import { defineKind, given, type Saved, type Saving, type StagedRow } from './kind';
import { bySheet } from './told-by-sheet';
import { qualityChoices, qualityOf } from './told-values';

export const funds = defineKind({
  kind: 'funds',
  title: { en: 'Funds', jp: 'ファンド' },
  help: { en: 'Net asset value and commitment of private funds.', jp: 'プライベートファンドのNAVとコミットメント。' },
  columns: {
    code: code({
      header: { en: 'Fund Code', jp: 'ファンドコード' },
      aliases: ['fund', 'ファンド'],
      help: { en: 'The code of the fund (sub-mandate).', jp: 'ファンド（サブマンデート）のコード。' },
      example: 'HPE011',
      refersTo: 'fund',
      isRequired: true,
    }),
    day: day({
      header: { en: 'NAV Date', jp: 'NAV基準日' },
      aliases: ['date', 'as-of date', '基準日'],
      help: { en: 'The day of the value.', jp: '評価日。' },
      example: '2026-09-30',
      isRequired: true,
    }),
    nav: amount({
      header: { en: 'NAV', jp: 'NAV' },
      aliases: ['net asset value', '純資産額'],
      help: { en: 'In the fund currency.', jp: 'ファンド通貨建て。' },
      example: 4_210_000,
      sign: 'notNegative',
      isRequired: true,
    }),
    currency: currency({
      header: { en: 'Currency', jp: '通貨' },
      aliases: ['ccy'],
      help: { en: 'The fund currency.', jp: 'ファンド通貨。' },
      example: 'USD',
      isRequired: true,
    }),
    quality: choice({
      header: { en: 'Quality', jp: '評価区分' },
      help: { en: 'audited, valuated or estimated; valuated when blank.', jp: '監査済・評価済・推定。空欄は評価済。' },
      example: 'valuated',
      of: qualityChoices,
    }),
    carry: amount({
      header: { en: 'Accrued Carry', jp: '未払成功報酬' },
      help: { en: 'Carried interest accrued within the value.', jp: '評価額に含まれる未払成功報酬。' },
      example: 0,
    }),
    commitment: amount({
      header: { en: 'Commitment', jp: 'コミットメント' },
      help: { en: 'The whole promise from this day on; blank when unchanged.', jp: 'この日以降の約束総額。変更がなければ空欄。' },
      example: 15_000_000,
      sign: 'notNegative',
    }),
  },
  key: ['code', 'day', 'quality'],
  subject: 'code',
  save: saveFunds,
});

async function saveFunds(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  const { organisationId, db } = { organisationId: saving.ownerId, db: saving.db };
  const about = (row: StagedRow, column: string) => ({
    entityId: saving.entity(given(row, 'code')).id,
    asOf: given(row, 'day'),
    currency: given(row, 'currency'),
    place: saving.place(row, column),
    recordedAt: saving.recordedAt,
  });
  const valued = await bySheet(saving, rows, (source, some) =>
    tellValuations(db, {
      organisationId,
      source,
      rows: some.map(row => ({
        ...about(row, 'nav'),
        nav: given(row, 'nav'),
        accruedCarry: row.values['carry'] ?? null,
        quality: qualityOf(row.values['quality']) ?? 'valuated',
      })),
    }),
  );
  const promised = rows.filter(({ values }) => values['commitment']);
  const committed = await bySheet(saving, promised, (source, some) =>
    tellCommitments(db, {
      organisationId,
      source,
      rows: some.map(row => ({ ...about(row, 'commitment'), amount: given(row, 'commitment') })),
    }),
  );
  return {
    told: valued.told + committed.told,
    unchanged: valued.unchanged + committed.unchanged,
    assetIds: [...new Set(rows.map(row => saving.entity(given(row, 'code')).assetId))],
  };
}
