import { defineText } from '#platform/text';

export const currencyText = defineText({
  title: { en: 'Currencies', jp: '通貨構成' },
  hint: { en: '%, each version applies until the next begins', jp: '%、次の版が始まるまで有効' },
  none: { en: 'The currencies of this index are not recorded', jp: 'この指数の通貨構成は登録されていません' },
  noneBody: {
    en: 'With weights by currency and an index of local returns for each, the attribution shows the currency effect.',
    jp: '通貨別の構成比と現地通貨建て指数を登録すると、要因分析に為替効果が表示されます。',
  },
  edit: { en: 'Edit currencies', jp: '通貨構成を編集' },
  newVersion: { en: 'New version', jp: '新しい版' },
  dialog: { en: 'Currencies of {name}', jp: '{name}の通貨構成' },
  weights: { en: 'Weights of the currencies', jp: '通貨の構成比' },
  isHedged: { en: '{currency} is hedged', jp: '{currency}をヘッジ' },
  hedged: { en: 'Hedged', jp: 'ヘッジ' },
  yes: { en: 'Yes', jp: 'あり' },
  no: { en: 'No', jp: 'なし' },
  currency: { en: 'Currency', jp: '通貨' },
  currencyHint: { en: 'Three letters, such as USD', jp: '3文字（例：USD）' },
  localIndex: { en: 'Index in local currency', jp: '現地通貨建て指数' },
  add: { en: 'Add currency', jp: '通貨を追加' },
  weight: { en: 'Weight', jp: '構成比' },
  from: { en: 'From', jp: '適用開始日' },
});
