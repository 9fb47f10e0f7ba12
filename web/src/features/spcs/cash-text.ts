import type { Both } from '@hakaru/contract/languages';
import type { CashMoveKind } from '@hakaru/contract/spc-cash';
import { defineText } from '#platform/text';

export const cashText = defineText({
  title: { en: 'Cash over 13 weeks', jp: '13週間の資金繰り' },
  note: {
    en: 'JPY million at the end of each week, from {opening} yen in the ledger today; only what is booked, requested or owed',
    jp: '百万円・各週末の残高。本日の帳簿上の預金残高 {opening}円に、計上済み・依頼中・納付予定のみを反映',
  },
  week: { en: 'Week from', jp: '週の開始' },
  inflow: { en: 'In', jp: '入金' },
  outflow: { en: 'Out', jp: '出金' },
  closing: { en: 'Closing', jp: '残高' },
  moves: { en: 'Expected movements', jp: '入出金の予定' },
  noMoves: { en: 'Nothing is booked, requested or owed ahead', jp: '予定されている入出金はありません' },
  movesOf: { en: 'Expected movements · week from {day}', jp: '入出金の予定・{day}からの週' },
  allWeeks: { en: 'Show all weeks', jp: '全期間を表示' },
  noMovesInWeek: { en: 'Nothing is booked, requested or owed in this week', jp: 'この週に予定されている入出金はありません' },
  day: { en: 'Date', jp: '日付' },
  kind: { en: 'Source', jp: '区分' },
  text: { en: 'Description', jp: '内容' },
  amount: { en: 'Amount', jp: '金額' },
  short: { en: 'Cash runs short in the week from {day}', jp: '{day} からの週に資金が不足します' },
});

export const cashKindText = defineText({
  booked: { en: 'Ledger', jp: '計上済み' },
  requested: { en: 'Payment request', jp: '送金依頼' },
  distribution: { en: 'Draft distribution', jp: '分配案' },
  withholding: { en: 'Withholding tax', jp: '源泉所得税' },
} satisfies Readonly<Record<CashMoveKind, Both>>);
