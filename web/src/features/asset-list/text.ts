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

export const trustMandatesText = defineText({
  title: { en: 'Mandates held in trust', jp: '受託マンデート' },
  search: { en: 'Search by mandate, client or manager', jp: 'マンデート・顧客・運用機関で検索' },
  code: { en: 'Code', jp: 'コード' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  client: { en: 'Client', jp: '顧客' },
  unanswered: { en: 'To confirm', jp: '未確認の指図' },
  instructionsOf: { en: 'Instructions of {ref}: {n} to confirm', jp: '{ref}の指図：未確認{n}件' },
  nextSettlement: { en: 'Next settlement', jp: '次回決済日' },
  manager: { en: 'Manager', jp: '運用機関' },
  assetClass: { en: 'Asset class', jp: '資産クラス' },
  role: { en: 'Role', jp: '役割' },
  since: { en: 'Since', jp: '受託開始日' },
  until: { en: 'Ended {date}', jp: '{date}終了' },
  none: { en: 'No mandates are held in trust', jp: '受託マンデートはありません' },
});

export const assetSwitchText = defineText({
  changeAsset: { en: 'Change the asset?', jp: '資産を切り替えます。よろしいですか？' },
  changeAssetBody: { en: 'Every screen will show {name}.', jp: 'すべての画面が「{name}」の表示に切り替わります。' },
  change: { en: 'Change', jp: '変更する' },
  assetUpdated: { en: 'Asset Updated', jp: '資産を切り替えました。' },
});
