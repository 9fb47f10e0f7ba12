import type { AddOnName } from '@hakaru/contract/add-ons';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';
import { addOnTitles } from './title-text';

export const addOnText = defineText({
  ...addOnTitles,
  pictureOf: { en: 'Sketch of {name}', jp: '{name}のイメージ' },
  lead: { en: 'Additional report modules and how to request them', jp: '分析・報告モジュールの利用状況と申請' },
  inUse: { en: 'In use', jp: '利用中' },
  notInUse: { en: 'Not in use', jp: '未契約' },
  requested: { en: 'Requested', jp: '申請中' },
  request: { en: 'Request', jp: '申請' },
  requestOf: { en: 'Request {name}', jp: '{name}を申請' },
  requestedBy: { en: 'Requested by {person} on {day}.', jp: '{day}に{person}が申請しました。' },
  requestSent: { en: '{name} requested.', jp: '{name}を申請しました。' },
  requestFailed: { en: 'The request could not be sent', jp: '申請できませんでした' },
  packageNote: { en: 'Package: {name}', jp: 'パッケージ：{name}' },
  moduleMissing: {
    en: 'Your organisation has the package but not the module {name}.',
    jp: 'パッケージは利用中ですが、モジュール「{name}」がありません。',
  },
  noFunds: { en: 'The asset on screen holds no private funds.', jp: '表示中の資産にはプライベートファンドがありません。' },
  noAddOns: { en: 'No add-on is available', jp: '利用できるアドオンはありません' },
  noAddOnsBody: {
    en: 'Add-ons are available for portfolio assets of organisations with the add-ons module. Your administrator can request it.',
    jp: 'アドオンは、アドオンモジュールを利用する組織のポートフォリオ資産で使用できます。管理者にお問い合わせください。',
  },
  notHeld: { en: 'Your organisation does not have this add-on', jp: 'このアドオンは契約されていません' },
  notHeldBody: { en: 'It can be requested here:', jp: '次の画面から申請できます：' },
});

type Words = Readonly<Record<AddOnName, Both>>;

export const addOnNameText = defineText({
  attribution: { en: 'Performance attribution', jp: 'パフォーマンス要因分析' },
  risk: { en: 'Risk (Barra)', jp: 'リスク（Barra）' },
  basel: { en: 'Capital requirements (Basel)', jp: '所要自己資本（バーゼル）' },
  hypotheticalAssets: { en: 'Hypothetical assets', jp: '仮想資産' },
  currencyHedge: { en: 'Currency hedge', jp: '為替ヘッジ' },
  privateEquity: { en: 'Private assets', jp: 'プライベートアセット' },
} satisfies Words);

export const addOnLeadText = defineText({
  attribution: {
    en: 'Allocation and selection effects on the total return, by asset class and month.',
    jp: '資産全体の超過収益率を、資産クラスごとの資産配分効果・銘柄選択効果・複合効果に分解します。',
  },
  risk: {
    en: 'Realised risk over 12, 36 and 60 months, correlations of excess returns, and factor risk where a vendor’s data is imported.',
    jp: '12・36・60ヵ月の実績リスク、超過収益率の相関に加え、ベンダーデータを取り込んだマンデートのファクターリスクを示します。',
  },
  basel: {
    en: 'Risk weight, risk-weighted assets and required capital of every fund by approach, and the capital cost of missing data.',
    jp: 'ファンドごとのリスク・ウェイト、リスク・アセット、所要自己資本を方式別に算出し、データ不足の影響額を示します。',
  },
  hypotheticalAssets: {
    en: 'Hypothetical mixes of mandates, benchmarks and products: return, risk, drawdown and correlation compared with the actual asset.',
    jp: 'マンデート、ベンチマーク、運用商品を組み合わせた仮想の構成について、収益率・リスク・ドローダウン・相関を実績と比較します。',
  },
  currencyHedge: {
    en: 'Exposure against forwards by mandate and currency: hedge ratio, range, cost and sensitivity to exchange rates.',
    jp: 'マンデート・通貨別のエクスポージャーと為替予約を対比し、ヘッジ比率・許容範囲・コスト・為替変動の影響を示します。',
  },
  privateEquity: {
    en: 'Commitments, calls and distributions, net asset value, IRR and multiples of every private fund.',
    jp: 'ファンドごとのコミットメント、払込・分配、純資産価額、IRR、投資倍率を示します。',
  },
} satisfies Words);

export const addOnOpenText = defineText({
  attribution: { en: 'Open the attribution', jp: '要因分析を開く' },
  risk: { en: 'Open the risk report', jp: 'リスクを開く' },
  basel: { en: 'Open the capital requirements', jp: '所要自己資本を開く' },
  hypotheticalAssets: { en: 'Open the hypothetical assets', jp: '仮想資産を開く' },
  currencyHedge: { en: 'Open the currency hedge', jp: '為替ヘッジを開く' },
  privateEquity: { en: 'Open the private assets', jp: 'プライベートアセットを開く' },
} satisfies Words);
