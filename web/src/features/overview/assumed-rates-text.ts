import { defineText } from '#platform/text';

export const assumedRatesText = defineText({
  title: { en: 'Assumed rates of return', jp: '予定利率' },
  fromDay: { en: 'From', jp: '適用開始日' },
  rate: { en: 'Rate, % p.a.', jp: '年率 %' },
  actions: { en: 'Actions', jp: '操作' },
  add: { en: 'Add rate', jp: '利率を追加' },
  edit: { en: 'Edit rate', jp: '利率を編集' },
  editNamed: { en: 'Edit the rate from {date}', jp: '{date} からの利率を編集' },
  remove: { en: 'Remove', jp: '削除' },
  removeNamed: { en: 'Remove the rate from {date}', jp: '{date} からの利率を削除' },
  removeAsk: { en: 'Remove the rate from {date}?', jp: '{date} からの利率を削除します。よろしいですか？' },
  save: { en: 'Save', jp: '保存' },
  saved: { en: 'Assumed Rate Updated', jp: '予定利率を更新しました。' },
});

/** Messages of this form only. */
export const rateCodes = defineText({
  rateRange: { en: 'A rate from −10 to 100 with at most four decimals', jp: '−10から100まで、小数第4位以内で入力してください。' },
  taken: { en: 'There is a rate from this day already', jp: 'この日からの利率は登録済みです。' },
});
