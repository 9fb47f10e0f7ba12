import { defineText } from '#platform/text';

export const splitText = defineText({
  name: { en: 'Name', jp: '名称' },
  target: { en: 'Target %', jp: '比率 %' },
  targetOf: { en: 'Target of {name}', jp: '{name}の比率' },
  band: { en: 'Band ± %', jp: '許容幅 ± %' },
  bandOf: { en: 'Band of {name}', jp: '{name}の許容幅' },
  total: { en: 'Total', jp: '合計' },
  remove: { en: 'Remove {name}', jp: '{name}を除く' },
  targetRange: { en: 'Target must be between 0 and 100', jp: '比率は0から100の範囲で入力してください。' },
  splitTotal: { en: 'A valid split must total to 100.', jp: '比率の合計を100にしてください。' },
});
