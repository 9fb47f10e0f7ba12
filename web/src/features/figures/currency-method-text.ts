import { defineText } from '#platform/text';

/** How figures of the effects by currency come about. */
export const currencyMethods = defineText({
  'currency.own': { en: 'The fund’s own currency', jp: '基準通貨' },
  'currency.weight': { en: 'Opening value in the currency', jp: '当該通貨の期首時価' },
  'currency.base': { en: 'Return in the fund’s currency', jp: '基準通貨建て収益率' },
  'currency.local': { en: 'Return without the currency', jp: '為替変動を除いた収益率' },
  'currency.index': { en: 'Index in local currency', jp: '現地通貨建て指数' },
  'currency.move': { en: 'Spot against spot (WMR)', jp: '直物レートの変化（WMR）' },
  'currency.cash': { en: 'Spot against one-month forwards (WMR)', jp: '直物と1ヵ月先物の比（WMR）' },
  'currency.hedge': { en: 'Sold forward, share of the whole', jp: '為替予約の売建額の割合' },
  'currency.benchmark-hedge': { en: 'Hedged part of the benchmark', jp: 'ベンチマークのヘッジ部分' },
  'currency.bought': { en: 'Bought against what is sold forward', jp: '売建に対応する買建' },
  'currency.premium': { en: 'Benchmark beyond local cash', jp: 'ベンチマークの現地短期金利超過分' },
  'currency.cash-mix': { en: 'Cash in the benchmark’s currencies', jp: 'ベンチマーク通貨の短期金利収益' },
  'currency.allocation': { en: 'Karnosky-Singer, allocation', jp: 'カルノスキー・シンガー法（資産配分）' },
  'currency.selection': { en: 'Karnosky-Singer, selection', jp: 'カルノスキー・シンガー法（銘柄選択）' },
  'currency.interaction': { en: 'Karnosky-Singer, interaction', jp: 'カルノスキー・シンガー法（複合）' },
  'currency.effect': { en: 'Karnosky-Singer, currency', jp: 'カルノスキー・シンガー法（為替）' },
  'currency.other': { en: 'What the currencies do not explain', jp: '通貨別の要因で説明されない部分' },
});

/** The same as formulas. */
export const currencyFormulas = defineText({
  'currency.own': { en: '0 against itself', jp: '自国通貨のため 0' },
  'currency.weight': { en: 'Lines in the currency ÷ all lines', jp: '当該通貨の明細 ÷ 全明細' },
  'currency.base': { en: 'Σ opening value × return per unit ÷ Σ opening value', jp: 'Σ（期首時価 × 単位当たり収益率）÷ Σ 期首時価' },
  'currency.local': {
    en: '(1 + return in the fund’s currency) ÷ (1 + currency return) − 1',
    jp: '（1 + 基準通貨建て収益率）÷（1 + 為替変動率）− 1',
  },
  'currency.index': { en: 'As the index returned in its own currency', jp: '指数の現地通貨建て収益率をそのまま使用' },
  'currency.move': { en: 'Spot on the later day ÷ spot on the earlier day − 1', jp: '期末の直物 ÷ 期首の直物 − 1' },
  'currency.cash': { en: 'Π spot ÷ one-month forward − 1, month by month', jp: 'Π（直物 ÷ 1ヵ月先物）− 1（月次）' },
  'currency.hedge': { en: '− sold forward × spot ÷ value of the holdings', jp: '−（売建額 × 直物）÷ 保有明細の時価' },
  'currency.benchmark-hedge': { en: '− weight of the currency where it is hedged', jp: '− ヘッジされた通貨の構成比' },
  'currency.bought': { en: '− Σ hedges of the other currencies', jp: '− Σ 他通貨のヘッジ' },
  'currency.premium': { en: 'Σ weight × (local return − local cash)', jp: 'Σ 構成比 ×（現地通貨収益率 − 現地短期金利）' },
  'currency.cash-mix': {
    en: 'Σ (weight + hedge) × (local cash + currency return)',
    jp: 'Σ（構成比 + ヘッジ）×（現地短期金利 + 為替変動率）',
  },
  'currency.allocation': {
    en: '(weight − benchmark weight) × (benchmark local return − local cash − premium of the benchmark)',
    jp: '（構成比 − ベンチマーク構成比）×（ベンチマーク現地通貨収益率 − 現地短期金利 − ベンチマーク全体の超過分）',
  },
  'currency.selection': {
    en: 'Benchmark weight × (local return − benchmark local return)',
    jp: 'ベンチマーク構成比 ×（現地通貨収益率 − ベンチマーク現地通貨収益率）',
  },
  'currency.interaction': {
    en: '(weight − benchmark weight) × (local return − benchmark local return)',
    jp: '（構成比 − ベンチマーク構成比）×（現地通貨収益率 − ベンチマーク現地通貨収益率）',
  },
  'currency.effect': {
    en: 'Difference of exposures × (local cash + currency return − that of the benchmark) + difference of (weight × local return + hedge × local cash) × currency return',
    jp: 'エクスポージャーの差 ×（現地短期金利 + 為替変動率 − ベンチマーク全体の値）+（構成比 × 現地通貨収益率 + ヘッジ × 現地短期金利）の差 × 為替変動率',
  },
  'currency.other': { en: 'Return − benchmark − sum of the effects', jp: '収益率 − ベンチマーク収益率 − 要因の合計' },
});
