import { defineText } from '#platform/text';
import { assetListTitles } from './title-text';

export const assetListText = defineText({
  ...assetListTitles,
  count: { en: '{n} assets', jp: '{n}資産' },
  search: { en: 'Search by client or asset', jp: '顧客・資産で検索' },
  client: { en: 'Client', jp: '顧客' },
  asset: { en: 'Asset', jp: '資産' },
  type: { en: 'Type', jp: '資産タイプ' },
  portfolio: { en: 'Portfolio', jp: 'ポートフォリオ' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
  asOf: { en: 'As of', jp: '基準日' },
  value: { en: 'Market value', jp: '時価' },
  fytd: { en: 'FYTD %', jp: '年度初来 %' },
  bm: { en: 'BM %', jp: 'BM %' },
  excess: { en: 'Excess %', jp: '超過 %' },
  course: { en: '12 months', jp: '12ヵ月' },
  courseOf: { en: 'Market value of {name}: {from} to {to}', jp: '{name}の時価：{from}から{to}' },
  actions: { en: 'Actions', jp: '操作' },
  open: { en: 'Open', jp: '開く' },
  openNamed: { en: 'Open {name}', jp: '{name}を開く' },
  setDefault: { en: 'Set as default', jp: '既定にする' },
  setDefaultNamed: { en: 'Set as default: {name}', jp: '{name}を既定にする' },
  isDefault: { en: 'Default', jp: '既定' },
  mandatesOnly: { en: '{n} mandates', jp: '{n}マンデート' },
  mandatesOnlyWhy: { en: 'Totals are over the mandates open to you', jp: '閲覧できるマンデートのみの合計です' },
  none: { en: 'No asset is open to you', jp: '閲覧できる資産がありません' },
  noneFound: { en: 'No asset matches', jp: '該当する資産がありません' },
  failed: { en: 'The list could not be loaded', jp: '一覧を読み込めませんでした' },
  unit: { en: 'amounts in {unit}; fiscal year to date', jp: '金額は{unit}、収益率は年度初来' },
});

export const assetSwitchText = defineText({
  changeAsset: { en: 'Change the asset?', jp: '資産を切り替えます。よろしいですか？' },
  changeAssetBody: { en: 'Every screen will show {name}.', jp: 'すべての画面が「{name}」の表示に切り替わります。' },
  change: { en: 'Change', jp: '変更する' },
  assetUpdated: { en: 'Asset Updated', jp: '資産を切り替えました。' },
});
