import { defineText } from '#platform/text';

export const sectionText = defineText({
  overview: { en: 'Overview', jp: '全体概況' },
  classes: { en: 'Asset classes', jp: '資産クラス別' },
  mandates: { en: 'Mandates', jp: 'マンデート別' },
  attribution: { en: 'Attribution', jp: '要因分析' },
  risk: { en: 'Risk', jp: 'リスク' },
  privateAssets: { en: 'Private assets', jp: 'プライベートアセット' },
  currencyHedge: { en: 'Currency hedge', jp: '為替ヘッジ' },
  basel: { en: 'Basel capital', jp: 'バーゼル規制資本' },
  commentaries: { en: 'Managers’ commentary', jp: '運用機関のコメント' },
  comments: { en: 'Comments on figures', jp: '数値へのコメント' },
  restatements: { en: 'Restatements', jp: '訂正' },
});
