import { defineText } from '#platform/text';
import { cashflowMappingsTitles } from './title-text';

export const cashflowMappingsText = defineText({
  ...cashflowMappingsTitles,
  lead: {
    en: 'Wording in a fund’s notices and the cashflow type it stands for',
    jp: 'ファンドの通知書の語句と、対応するキャッシュフロー種別',
  },
  add: { en: 'Add mapping', jp: '対応付けを追加' },
  edit: { en: 'Edit mapping', jp: '対応付けを編集' },
  editOf: { en: 'Edit {name}', jp: '{name}を編集' },
  deleteOf: { en: 'Delete {name}', jp: '{name}を削除' },
  deleteShort: { en: 'Delete', jp: '削除' },
  security: { en: 'Security', jp: '銘柄（ファンド）' },
  textPattern: { en: 'Text pattern', jp: '文字列パターン' },
  textHint: { en: 'The words printed before the amount', jp: '金額の前に記載される語句' },
  side: { en: 'Call or distribution', jp: '払込・分配' },
  cashflowType: { en: 'Cashflow type', jp: 'キャッシュフロー種別' },
  sign: { en: 'Sign', jp: '符号' },
  none: { en: 'No mappings yet.', jp: '対応付けがありません' },
  actions: { en: 'Actions', jp: '操作' },
  saved: { en: 'Mapping saved', jp: '対応付けを保存しました。' },
  deleted: { en: 'Mapping deleted', jp: '対応付けを削除しました。' },
  call: { en: 'Call', jp: '払込' },
  distribution: { en: 'Distribution', jp: '分配' },
  None: { en: 'None', jp: 'そのまま' },
  reverse_sign: { en: 'Reverse sign', jp: '符号を反転' },
  always_positive: { en: 'Always positive', jp: '常に正' },
  always_negative: { en: 'Always negative', jp: '常に負' },
});

export const cashflowMappingCodes = defineText({
  taken: { en: 'This fund already has a mapping for these words.', jp: 'このファンドには同じ語句の対応付けがあります。' },
  notFound: { en: 'Choose a fund of your own organisation.', jp: '自組織のファンドを選んでください。' },
});
