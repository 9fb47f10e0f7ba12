import { defineText } from '#platform/text';

export const bankText = defineText({
  title: { en: 'Bank statement', jp: '入出金明細（銀行）' },
  lead: { en: '{accounts}, {from} to {to}', jp: '{accounts}、{from}～{to}' },
  noStatement: { en: 'The bank has sent no statement for these days', jp: 'この期間の入出金明細は届いていません' },
  noStatementBody: {
    en: 'Import a sheet with account code, date, currency, text, amount and balance under Import Data.',
    jp: 'アカウントコード・日付・通貨・摘要・金額・残高の列を持つシートを、データ取込から取り込んでください。',
  },
  failed: { en: 'An error has occured.', jp: 'エラーが発生しました。' },
  agrees: { en: 'Bank and ledger agree', jp: '銀行と帳簿の残高は一致しています' },
  keyFigures: { en: 'Balances at the end of the statement', jp: '明細末日の残高' },
  bankBalance: { en: 'Bank balance', jp: '銀行残高' },
  ledgerBalance: { en: 'Ledger balance', jp: '帳簿残高' },
  difference: { en: 'Difference', jp: '差額' },
  lines: { en: 'Lines', jp: '明細' },
  counts: {
    en: '{matched} matched, {otherDay} on another day, {unmatched} unmatched',
    jp: '一致{matched}件・日付違い{otherDay}件・不一致{unmatched}件',
  },
  missing: { en: 'In the ledger, not at the bank', jp: '帳簿のみ（銀行明細なし）' },
  byDay: { en: 'Balances by day', jp: '日別残高' },
  date: { en: 'Date', jp: '日付' },
  text: { en: 'Text', jp: '摘要' },
  amount: { en: 'Amount', jp: '金額' },
  balance: { en: 'Balance', jp: '残高' },
  state: { en: 'Status', jp: '状態' },
  entry: { en: 'Transaction', jp: '取引' },
  open: { en: 'Open', jp: '表示' },
  source: { en: 'Source', jp: '出所' },
  type: { en: 'Type', jp: '種別' },
});

export const lineStateText = defineText({
  matched: { en: 'Matched', jp: '一致' },
  otherDay: { en: 'Another day', jp: '日付違い' },
  unmatched: { en: 'Unmatched', jp: '不一致' },
});
