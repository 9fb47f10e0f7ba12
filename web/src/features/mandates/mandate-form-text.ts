import { defineText } from '#platform/text';

export const mandateFormText = defineText({
  ref: { en: 'Mandate code', jp: 'マンデートコード' },
  refHint: { en: 'Up to 6 capital letters and digits', jp: '半角英大文字・数字6文字以内' },
  name: { en: 'Mandate name', jp: 'マンデート名' },
  nameJp: { en: 'Mandate name in Japanese', jp: 'マンデート名（日本語）' },
  nameJpHint: { en: 'Left empty, the name above is used', jp: '空欄の場合は上の名称を使用します' },
  shortName: { en: 'Short name', jp: '略称' },
  shortNameHint: { en: 'Up to 45 characters', jp: '45文字以内' },
  classFromDay: { en: 'New asset class applies from', jp: '資産クラスの変更日' },
  classFromDayHint: {
    en: 'Only where the class changes; today if left empty.',
    jp: '資産クラスを変更する場合のみ。空欄の場合は本日から。',
  },
  termsFromDay: { en: 'Terms valid from', jp: '条件の適用開始日' },
  termsFromDayHint: {
    en: 'Fiscal year, fee, FX rate source and flow timing apply from this day on; today if left empty.',
    jp: '会計年度・運用報酬・為替レートの種類・資金移動の計上時点は、この日から適用されます。空欄の場合は本日から。',
  },
  classId: { en: 'Asset class', jp: '資産クラス' },
  currency: { en: 'Currency', jp: '通貨' },
  feeBps: { en: 'Fee', jp: '運用報酬' },
  bp: { en: 'bp', jp: 'bp' },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  fiscal_year_start: { en: 'Fiscal year start month', jp: '会計年度開始月' },
  rateMethod: { en: 'FX rate source', jp: '為替レートの種類' },
  flowTiming: { en: 'Flows count from', jp: '資金移動の計上時点' },
  endOfDay: { en: 'End of the day', jp: '当日の終わり' },
  startOfDay: { en: 'Start of the day', jp: '当日の始め' },
  note: { en: 'Note', jp: 'メモ' },
  saved: { en: 'Mandate Updated', jp: 'マンデートを更新しました。' },
  added: { en: 'Mandate Created', jp: 'マンデートを追加しました。' },
  deleted: { en: 'Mandate Deleted', jp: 'マンデートを削除しました。' },
  save: { en: 'Save', jp: '保存' },
  delete: { en: 'Delete', jp: '削除' },
  deleteBody: {
    en: '{name} and its terms, benchmarks and parties are removed. This cannot be undone.',
    jp: '{name}と、その契約条件・ベンチマーク・関係者の登録を削除します。元に戻せません。',
  },
  deleteAsk: { en: 'Type {ref} to confirm', jp: '確認のため {ref} と入力してください' },
  noTerms: { en: 'This fund has no terms of its own', jp: 'このファンドには個別の契約条件がありません' },
});

/** Messages for the rules of a mandate. */
export const mandateCodes = defineText({
  taken: { en: 'This code is already used', jp: 'このコードはすでに使用されています。' },
  tooLong: { en: 'Too long', jp: '文字数が上限を超えています。' },
  refAlphabet: { en: 'Use capital letters and digits only', jp: '半角英大文字と数字のみ使用できます。' },
  beforeOpened: { en: 'Reporting start date must be on or after opened date', jp: '報告開始日は開設日以降の日付にしてください。' },
  inceptionBeforeOpened: {
    en: 'Performance inception date must not be before opened date',
    jp: 'パフォーマンス計測開始日は開設日以降の日付にしてください。',
  },
  closedBeforeInception: {
    en: 'Performance closed date must not be before performance inception date',
    jp: 'パフォーマンス計測終了日は計測開始日以降の日付にしてください。',
  },
  terminationBeforeInception: {
    en: 'Termination date must not be before performance inception date',
    jp: '解約日はパフォーマンス計測開始日以降の日付にしてください。',
  },
  terminationBeforeReportingEnd: {
    en: 'Termination date must not be before the account package reporting end date',
    jp: '解約日はアカウントパッケージの報告終了日以降の日付にしてください。',
  },
  endBeforeStart: {
    en: 'Reporting end date must not be before reporting start date',
    jp: '報告終了日は報告開始日以降の日付にしてください。',
  },
  month: { en: 'Please choose a month', jp: '月を選択してください。' },
  negative: { en: 'Must not be negative', jp: '0以上の値を入力してください。' },
  tooLarge: { en: 'Enter at most 10,000 bp', jp: '10,000bp以下で入力してください。' },
  notFound: { en: 'Please choose again', jp: '選択し直してください。' },
  publishedData: { en: 'If there is data published, it can not be deleted.', jp: '公開済みのデータがある場合は削除できません。' },
  hasSubMandates: { en: 'Delete its sub-mandates first', jp: '先にサブマンデートを削除してください。' },
  otherCode: { en: 'The code does not match', jp: 'コードが一致しません。' },
});
