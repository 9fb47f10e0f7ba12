import { defineText } from '#platform/text';

export const feesText = defineText({
  fees: { en: 'Management fee by quarter', jp: '管理報酬の検証（四半期）' },
  feesNote: {
    en: 'A quarter of the yearly rate on the commitment at its end, or on capital still invested or NAV at its beginning; where terms change within it, by days. A fee belongs to the quarter of its notice. Rebates are shown as reported.',
    jp: '年率の4分の1を、四半期末のコミットメント、または期首の投資元本残高・NAVに乗じて計算。期中に条件が変わる場合は日割り。報酬は通知の属する四半期に計上。割戻し等は報告額です。',
  },
  quarter: { en: 'Quarter', jp: '四半期' },
  working: { en: 'Working', jp: '計算' },
  part: { en: '{base} {amount} × {percent}% ÷ 4', jp: '{base} {amount} × 年率{percent}% ÷ 4' },
  days: { en: '{days} of {all} days', jp: '{days}日／{all}日' },
  computed: { en: 'By the terms', jp: '契約条件による額' },
  charged: { en: 'Charged', jp: '請求額' },
  givenBack: { en: 'Rebated', jp: '割戻し等' },
  difference: { en: 'Overcharged', jp: '超過請求額' },
  outcome: { en: 'Result', jp: '結果' },
  carries: { en: 'Accrued carry by statement', jp: '未払成功報酬の検証（残高報告別）' },
  carriesNote: {
    en: 'Assumes the fund is sold at its value on the day: first paid-in capital and hurdle, then the catch-up, then the share of gains.',
    jp: '基準日の評価額で全額回収したと仮定。元本とハードル、キャッチアップ、利益配分の順に計算します。',
  },
  day: { en: 'As of', jp: '基準日' },
  nav: { en: 'NAV', jp: 'NAV' },
  stated: { en: 'Accrued', jp: '計上額' },
  above: { en: 'Over-accrued', jp: '超過計上額' },
  show: { en: 'Working of {day}', jp: '{day}の計算' },
  contributed: { en: 'Paid in', jp: '払込累計' },
  received: { en: 'Received', jp: '受取分配累計' },
  value: { en: 'Value before carry', jp: '成功報酬控除前の評価額' },
  owed: { en: 'Capital and hurdle outstanding', jp: '元本とハードルの未回収額' },
  preferred: { en: 'Gain within the hurdle', jp: 'ハードルまでの利益' },
  excess: { en: 'Value above the hurdle', jp: 'ハードル超過額' },
  caughtUp: { en: 'Catch-up', jp: 'キャッチアップ' },
  shared: { en: 'Share of the rest', jp: '残額の配分' },
  entitled: { en: 'Carry of the whole life', jp: '成功報酬の総額' },
  accrued: { en: 'Accrued by the terms', jp: '契約条件による計上額' },
  close: { en: 'Close', jp: '閉じる' },
  noTermsYet: { en: 'No terms have been recorded: add them on the Terms tab', jp: '条件が未登録です。「条件」で登録してください' },
  noStatements: { en: 'No statement has been received yet', jp: '残高報告はまだありません' },
  noQuarters: { en: 'No quarter has ended yet', jp: '終了した四半期はまだありません' },
});

export const feeOutcomeText = defineText({
  agrees: { en: 'Agrees', jp: '一致' },
  differs: { en: 'Differs', jp: '不一致' },
  noNotice: { en: 'No notice charges it', jp: '請求なし' },
  noTerms: { en: 'No terms', jp: '条件未登録' },
  noBase: { en: 'Base not known', jp: '計算基礎が不明' },
  notStated: { en: 'Not stated', jp: '記載なし' },
});

export const feeBaseText = defineText({
  commitment: { en: 'Commitment', jp: 'コミットメント' },
  investedCapital: { en: 'Invested capital', jp: '投資元本' },
  nav: { en: 'NAV', jp: 'NAV' },
  none: { en: 'Nothing agreed', jp: '条件なし' },
});
