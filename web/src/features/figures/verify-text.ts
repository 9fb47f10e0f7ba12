import { defineText } from '#platform/text';

export const verifyText = defineText({
  verify: { en: 'Verify in Excel', jp: 'Excelで検算' },
  verifyOf: { en: 'Verify in Excel: {name}', jp: 'Excelで検算：{name}' },
  making: { en: 'The workbook with formulas is being created…', jp: '数式入りのブックを作成しています…' },
  failed: { en: 'The workbook could not be created.', jp: 'ブックを作成できませんでした。' },
  nothing: { en: 'There are no figures to verify.', jp: '検算する数値がありません。' },
});
