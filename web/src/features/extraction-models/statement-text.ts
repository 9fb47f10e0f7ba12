import { defineText } from '#platform/text';

export const statementText = defineText({
  title: { en: 'Valuation', jp: '評価額への反映' },
  lead: {
    en: 'Approved, the fund is valued at what the statement says',
    jp: '承認すると、この報告書の純資産価額がファンドの評価額になります',
  },
  quality: { en: 'Valuation quality', jp: '評価の区分' },
  saidSo: { en: 'Proposed: the document says “{words}”', jp: '提案の根拠：文書に「{words}」の記載' },
  saidNothing: { en: 'Proposed: the document names no quality', jp: '提案の根拠：文書に区分の記載なし' },
  approve: { en: 'Approve statement', jp: '報告書を承認' },
  ask: { en: 'Value the fund by this statement?', jp: 'この報告書でファンドを評価しますか？' },
  body: {
    en: 'The fund is valued at {amount} on {day} ({quality}). The previous value for that day and quality is kept as an earlier version.',
    jp: '{day}の評価額を{amount}（{quality}）とします。同日・同区分の従前の評価額は、過去の版として残ります。',
  },
  done: { en: 'The fund is valued by the statement', jp: '報告書をファンドの評価額に反映しました。' },
  standing: { en: 'Current valuation for the day', jp: '同日の現在の評価額' },
  nothingStands: { en: 'There is no valuation for this day yet.', jp: 'この日の評価額はまだありません。' },
  source: { en: 'Reported by', jp: '報告元' },
  now: { en: 'Now', jp: '現在' },
  moved: { en: 'Change', jp: '変動額' },
  restates: { en: 'Restates', jp: '訂正対象：' },
  earlier: { en: 'Changes since the earlier statement', jp: '前回の報告書からの変更' },
  value: { en: '{amount} on {day}', jp: '{amount}（{day}）' },
  by: { en: 'Approved by {name}, {at}', jp: '承認：{name}、{at}' },
  fund: { en: 'Statements of the fund', jp: 'ファンドの残高報告' },
  isOther: {
    en: 'The figure for the day comes from another source, which reported the same value before or another value since.',
    jp: '同日の数値は別の報告に基づいています（先に同じ値が報告済み、または後の報告で更新済み）。',
  },
  withdraw: { en: 'Withdraw', jp: '反映を取消' },
  withdrawAsk: { en: 'Withdraw the valuation?', jp: '評価額への反映を取り消しますか？' },
  withdrawBody: {
    en: 'The previous valuation applies again, and the values of the document can be reviewed again.',
    jp: '従前の評価額に戻し、文書の値を再び確認できるようにします。',
  },
  withdrawn: { en: 'Valuation withdrawn', jp: '評価額への反映を取り消しました。' },
});

export const qualityText = defineText({
  audited: { en: 'Audited', jp: '監査済' },
  valuated: { en: 'Valuated', jp: '評価済' },
  estimated: { en: 'Estimated', jp: '推定' },
});

/** Messages for a refused statement. */
export const statementCodes = defineText({
  notAPrivateFund: { en: 'The document names no private fund', jp: '文書にプライベートファンドが指定されていません。' },
  approved: { en: 'The statement is approved already', jp: 'この報告書はすでに承認されています。' },
});
