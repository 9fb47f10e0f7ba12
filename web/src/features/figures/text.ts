import { defineText } from '#platform/text';

export const figuresText = defineText({
  howItCame: { en: 'How this figure came about', jp: 'この数値の根拠' },
  partial: { en: '{have} of {of}', jp: '{of}件中{have}件' },
  withCarried: { en: '{reported} of {of} reported, {carried} carried', jp: '{of}件中{reported}件報告済み、{carried}件繰越' },
  partialWhy: { en: 'Only {have} of {of} parts have reported', jp: '内訳{of}件のうち{have}件のみ報告済みです' },
  partsAll: { en: '{of} of {of} reported', jp: '{of}件すべて報告済み' },
  share: { en: '{quality} {share}', jp: '{quality} {share}' },
  oldest: { en: 'oldest value {n} days before', jp: '最も古い評価は{n}日前' },
  quality: { en: 'Quality', jp: '評価区分' },
  estimatedShare: { en: 'Est. %', jp: '推定 %' },
  valueAge: { en: 'Age, d', jp: '経過日数' },
  oldestDays: { en: 'Oldest value, days', jp: '最も古い評価（日）' },
  coverage: { en: 'Coverage', jp: '報告状況' },
  noMonthEnds: { en: 'No month-end has been populated', jp: '確定済みの月末がありません' },
  noMonthEndsBody: {
    en: 'Figures appear here once the first month-end of this asset is populated.',
    jp: 'この資産の最初の月末が確定されると、ここに数値が表示されます。',
  },
  noAsset: { en: 'No asset is open to you', jp: '閲覧できる資産がありません' },
  noAssetBody: { en: 'An administrator can grant access to one.', jp: '管理者に閲覧権限の付与を依頼してください。' },
  failed: { en: 'The figures could not be loaded', jp: '数値を読み込めませんでした' },
  asOf: { en: 'as of {date}', jp: '{date} 現在' },
  notPopulated: {
    en: '{month} is not populated: figures may be incomplete',
    jp: '{month}は未確定のため、数値が揃っていない場合があります',
  },
  annualised: { en: 'Periods over one year are annualised.', jp: '1年を超える期間は年率換算です。' },
  unit: { en: 'Unit', jp: '単位' },
  unitIs: { en: 'Unit: {unit}', jp: '単位：{unit}' },
  total: { en: 'Total', jp: '合計' },
});

export const knownText = defineText({
  asKnown: { en: 'As known…', jp: '把握時点…' },
  asKnownOn: { en: 'As known on {date}', jp: '{date} 時点の把握内容' },
  title: { en: 'Figures as known on a day', jp: '指定日に把握していた数値' },
  body: {
    en: 'Every figure on the screen is worked out again from what had been recorded by the end of that day (Tokyo).',
    jp: '画面のすべての数値を、指定日の終わり（東京時間）までに記録されていた内容から計算し直します。',
  },
  day: { en: 'Known on', jp: '把握日' },
  show: { en: 'Show as known then', jp: '当時の数値を表示' },
  now: { en: 'Back to now', jp: '現在に戻す' },
  changed: { en: 'What changed since', jp: 'その後の変更' },
  strip: { en: 'You see the figures as they were known on {date}.', jp: '{date} 時点で把握していた数値を表示しています。' },
});

export const changesText = defineText({
  title: { en: 'What changed since {date}', jp: '{date} 以降の変更' },
  subtitle: { en: 'Figures of this screen as of {date}, then and now', jp: 'この画面の数値（{date} 現在）の当時と現在' },
  none: { en: 'No figure of this screen has changed since then', jp: 'この画面の数値に変更はありません' },
  figure: { en: 'Figure', jp: '数値' },
  before: { en: 'Then', jp: '当時' },
  after: { en: 'Now', jp: '現在' },
  change: { en: 'Change', jp: '変更' },
  because: { en: 'Facts told since', jp: 'その後に記録された事実' },
  appeared: { en: '{n} figures could not be worked out then', jp: '当時は計算できなかった数値：{n}件' },
  fact: { en: '{measure} of {entity} for {month}', jp: '{entity}の{measure}（{month}）' },
  restated: { en: '{before} → {after}', jp: '{before} → {after}' },
  more: { en: 'and {n} more facts of the same telling', jp: '同時に記録された他{n}件を含む' },
  failed: { en: 'The changes could not be worked out', jp: '変更内容を計算できませんでした' },
  close: { en: 'Close', jp: '閉じる' },
});
