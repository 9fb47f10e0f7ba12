import { defineText } from '#platform/text';
import { importsTitles } from './title-text';

export const tolerancesText = defineText({
  title: importsTitles.tolerances,
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  limits: { en: 'Limits of this organisation', jp: '組織の許容範囲' },
  limitsLead: {
    en: 'How far a value may deviate before a file gets a warning. The limits apply to every file reported to this organisation.',
    jp: '取込データの差異がこの範囲を超えると警告を表示します。この組織宛てのすべてのファイルに適用されます。',
  },
  exceptions: { en: 'Exceptions for mandates', jp: 'マンデート別の許容範囲' },
  exceptionsLead: {
    en: 'A mandate’s own limit takes precedence over the organisation’s.',
    jp: 'マンデート別の設定は組織の設定より優先されます。',
  },
  none: { en: 'No mandate has a limit of its own', jp: 'マンデート別の設定はありません' },
  check: { en: 'Check', jp: 'チェック' },
  platform: { en: 'Standard', jp: '標準' },
  own: { en: 'Own limit', jp: '独自の設定' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  limit: { en: 'Limit', jp: '許容範囲' },
  since: { en: 'Changed', jp: '変更日時' },
  actions: { en: 'Actions', jp: '操作' },
  changeOf: { en: 'Change: {name}', jp: '変更：{name}' },
  takeBack: { en: 'Reset to default: {name}', jp: '既定に戻す：{name}' },
  takeBackTitle: { en: 'Reset to the default limit?', jp: '既定の許容範囲に戻しますか？' },
  takeBackDone: { en: 'Reset to the default limit', jp: '既定の許容範囲に戻しました。' },
  takeBackVerb: { en: 'Reset', jp: '戻す' },
  takeBackFailed: {
    en: 'Someone else updated this. Reload to see the latest.',
    jp: '他のユーザーが更新しました。再読み込みして最新の内容を確認してください。',
  },
  add: { en: 'Add exception', jp: '例外を追加' },
  saved: { en: 'Saved', jp: '保存しました。' },
  percentPoints: { en: 'pt', jp: 'pt' },
  fraction: { en: '%', jp: '%' },
  deviations: { en: 'σ', jp: 'σ' },
});

export const toleranceCodes = defineText({
  negative: { en: 'Must be zero or more', jp: '0以上で入力してください。' },
  tooLarge: { en: 'Too large', jp: '大きすぎます。' },
  notNumber: { en: 'Please enter a number', jp: '数値を入力してください。' },
});
