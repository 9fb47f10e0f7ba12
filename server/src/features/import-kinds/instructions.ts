import type { instructionCategories } from '@hakaru/contract/enumerations';
import { instructionTypeOf, type DealSide } from '@hakaru/contract/instructions';
import { keepInstructions } from '#features/instructions/public';
import { amount, choice, code, currency, day, text } from './columns';
import { defineKind, given, GRANTED, type Saved, type Saving, type StagedRow } from './kind';
import { bySheet } from './recorded-by-sheet';

const categories = {
  'Cash Transfer': { en: 'Cash Transfer', jp: '資金振替' },
  Fee: { en: 'Fee', jp: '報酬・費用' },
  'Private Asset': { en: 'Private Asset', jp: 'プライベートアセット' },
  Fund: { en: 'Fund', jp: 'ファンド' },
  'FX Forward': { en: 'FX Forward', jp: '為替予約' },
  Receipt: { en: 'Receipt', jp: '入金' },
} satisfies Record<(typeof instructionCategories)[number], { en: string; jp: string }>;

const sides = {
  buy: { en: 'Buy', jp: '買', also: ['買い', '購入'] },
  sell: { en: 'Sell', jp: '売', also: ['売り', '売却'] },
} satisfies Record<DealSide, { en: string; jp: string; also: readonly string[] }>;

export const instructions = defineKind({
  kind: 'instructions',
  authority: GRANTED,
  title: { en: 'Instructions', jp: '指図' },
  help: { en: 'Instructions to the trust bank; each arrives as preliminary.', jp: '信託銀行への指図。すべて仮登録になります。' },
  columns: {
    ref: code({
      header: { en: 'Instruction No.', jp: '指図番号' },
      aliases: ['instruction', 'no'],
      help: { en: 'A number of your own.', jp: '自社の番号。' },
      example: 'I-2026-0101',
      isRequired: true,
    }),
    code: code({
      header: { en: 'Mandate Code', jp: 'マンデートコード' },
      aliases: ['mandate'],
      help: { en: 'The mandate it is for.', jp: '対象マンデート。' },
      example: 'HDB01',
      refersTo: 'mandate',
      isRequired: true,
    }),
    category: choice({
      header: { en: 'Category', jp: '区分' },
      help: { en: 'One of the six categories.', jp: '6区分のいずれか。' },
      example: 'Cash Transfer',
      of: categories,
      isRequired: true,
    }),
    type: text({
      header: { en: 'Type', jp: '種別' },
      help: { en: 'The kind within the category.', jp: '区分内の種別。' },
      example: 'cashTransfer',
      isRequired: true,
    }),
    from: text({
      header: { en: 'From', jp: '払出元' },
      help: { en: 'The account money leaves.', jp: '払出元口座。' },
      example: 'Cash account',
    }),
    to: text({
      header: { en: 'To', jp: '受入先' },
      help: { en: 'The account money enters.', jp: '受入先口座。' },
      example: 'Custody account',
    }),
    trustee: text({
      header: { en: 'Trustee', jp: '受託機関' },
      help: { en: 'Who executes it.', jp: '受託機関。' },
      example: 'Komorebi Trust Bank',
    }),
    trusteeRef: text({
      header: { en: 'Trustee Code', jp: '受託機関コード' },
      help: { en: "The trustee's own code.", jp: '受託機関側のコード。' },
      example: 'T-001',
      max: 64,
    }),
    security: text({
      header: { en: 'Security Name', jp: '銘柄' },
      help: { en: 'Where a security moves.', jp: '銘柄がある場合。' },
      example: 'Demo Government Bond 10Y',
    }),
    tradeDate: day({
      header: { en: 'Trade Date', jp: '約定日' },
      aliases: ['date', '指図日'],
      help: { en: 'On or before the settlement date.', jp: '受渡日以前。' },
      example: '2026-11-10',
      isRequired: true,
    }),
    settlementDate: day({
      header: { en: 'Settlement Date', jp: '受渡日' },
      help: { en: 'On or after the trade date.', jp: '約定日以後。' },
      example: '2026-11-12',
      isRequired: true,
    }),
    currency: currency({
      header: { en: 'Currency', jp: '通貨' },
      aliases: ['ccy'],
      help: { en: 'Three letters.', jp: '3文字。' },
      example: 'JPY',
      isRequired: true,
    }),
    amount: amount({
      header: { en: 'Amount', jp: '金額' },
      help: { en: 'In the currency named.', jp: '上記通貨建て金額。' },
      example: 50_000_000,
      sign: 'positive',
      isRequired: true,
    }),
    rate: amount({
      header: { en: 'Rate', jp: 'レート' },
      help: { en: 'Where currencies change hands.', jp: '為替がある場合。' },
      example: 126.5,
      sign: 'positive',
    }),
    side: choice({
      header: { en: 'Buy or Sell', jp: '売買' },
      aliases: ['side', '売買区分'],
      help: { en: 'For a currency forward: whether the currency above is bought or sold.', jp: '為替予約の場合、上記通貨の売買。' },
      example: 'Sell',
      of: sides,
    }),
    counterCurrency: currency({
      header: { en: 'Counter Currency', jp: '相手通貨' },
      aliases: ['against currency', '対価通貨'],
      help: { en: 'For a currency forward: the other currency.', jp: '為替予約の場合、もう一方の通貨。' },
      example: 'USD',
    }),
    comment: text({
      header: { en: 'Comment', jp: '備考' },
      aliases: ['摘要'],
      help: { en: 'Up to 512 characters.', jp: '512文字まで。' },
      example: 'Monthly transfer',
      max: 512,
    }),
  },
  key: ['ref'],
  subject: 'code',
  rules: ({ tradeDate, settlementDate, category, type, currency, counterCurrency }) => [
    ...(tradeDate && settlementDate && tradeDate > settlementDate
      ? [{ column: 'settlementDate' as const, problem: 'settlementBeforeTrade' as const }]
      : []),
    ...(currency && counterCurrency === currency ? [{ column: 'counterCurrency' as const, problem: 'sameCurrency' as const }] : []),
    ...(category && type && !instructionTypeOf(category, type) ? [{ column: 'type' as const, problem: 'otherCategory' as const }] : []),
  ],
  save: saveInstructions,
});

async function saveInstructions(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  return await bySheet(saving, rows, (source, some) =>
    keepInstructions(saving.db, {
      organisationId: saving.ownerId,
      sourceId: source,
      author: { id: saving.userId, name: saving.userName, organisationId: saving.userOrganisationId },
      at: saving.recordedAt,
      rows: some.map(row => ({
        ref: given(row, 'ref'),
        entityId: saving.entity(given(row, 'code')).id,
        category: given(row, 'category'),
        type: instructionTypeOf(given(row, 'category'), given(row, 'type')) ?? given(row, 'type'),
        fromName: row.values['from'] ?? null,
        toName: row.values['to'] ?? null,
        trustee: row.values['trustee'] ?? null,
        trusteeRef: row.values['trusteeRef'] ?? null,
        securityName: row.values['security'] ?? null,
        tradeDate: given(row, 'tradeDate'),
        settlementDate: given(row, 'settlementDate'),
        currency: given(row, 'currency'),
        amount: given(row, 'amount'),
        rate: row.values['rate'] ?? null,
        side: row.values['side'] ?? null,
        counterCurrency: row.values['counterCurrency'] ?? null,
        comment: row.values['comment'] ?? null,
        place: saving.place(row, 'amount'),
      })),
    }),
  );
}
