import { defineText } from '#platform/text';

export const exportText = defineText({
  organisation: { en: 'Organisation', jp: '組織' },
  asset: { en: 'Asset', jp: '資産' },
  asOf: { en: 'As of', jp: '基準日' },
  unit: { en: 'Unit', jp: '単位' },
  rates: { en: 'Returns and weights in %', jp: '収益率・構成比は%' },
  state: { en: 'Status', jp: '状態' },
  known: { en: 'As known on', jp: 'データ時点' },
});
