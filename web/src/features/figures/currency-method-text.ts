import { defineText } from '#platform/text';

/** Names of the methods for effects by currency. */
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
  'currency.line-allocation': { en: 'Allocation of a security', jp: '銘柄の資産配分効果' },
  'currency.line-selection': { en: 'Selection of a security', jp: '銘柄の銘柄選択効果' },
  'currency.line-interaction': { en: 'Interaction of a security', jp: '銘柄の複合効果' },
  'currency.line-effect': { en: 'Currency effect of a security', jp: '銘柄の為替効果' },
  'currency.index-allocation': { en: 'Allocation, less the benchmark’s weight', jp: 'ベンチマーク構成比の資産配分効果（控除）' },
  'currency.index-effect': { en: 'Currency, less the benchmark’s weight', jp: 'ベンチマーク構成比の為替効果（控除）' },
  'currency.forwards-effect': { en: 'Currency effect of the forwards', jp: '為替予約の為替効果' },
  'currency.average': { en: 'Average of the opening weights', jp: '各期首構成比の平均' },
  'currency.compounded': { en: 'Returns from statement to statement, compounded', jp: '明細間の収益率の連鎖' },
  'currency.multiplied-allocation': { en: 'Geometric, allocation', jp: '幾何法（資産配分）' },
  'currency.multiplied-selection': { en: 'Geometric, selection', jp: '幾何法（銘柄選択）' },
  'currency.multiplied-hedging': { en: 'Geometric, hedging cost', jp: '幾何法（ヘッジコスト）' },
  'currency.multiplied-currency': { en: 'Geometric, currency', jp: '幾何法（為替）' },
  'currency.multiplied-market': { en: 'Local return of the benchmark', jp: 'ベンチマーク全体の現地通貨収益率' },
  'currency.multiplied-notional': { en: 'Held weights with the benchmark’s returns', jp: '実際構成比とベンチマーク収益率の積和' },
  'currency.multiplied-local': { en: 'Local return of the holdings', jp: '保有明細全体の現地通貨収益率' },
  'currency.multiplied-own': { en: 'Holdings with their forwards', jp: '保有明細と為替予約' },
  'currency.multiplied-benchmark': { en: 'Benchmark with its hedges', jp: 'ベンチマークとヘッジ' },
  'currency.multiplied-other': { en: 'What the currencies do not explain', jp: '通貨別の要因で説明されない部分' },
  'currency.surprise-allocation': { en: 'Ankrim-Hensel, allocation', jp: 'アンクリム・ヘンセル法（資産配分）' },
  'currency.surprise-selection': { en: 'Ankrim-Hensel, selection', jp: 'アンクリム・ヘンセル法（銘柄選択）' },
  'currency.surprise-interaction': { en: 'Ankrim-Hensel, interaction', jp: 'アンクリム・ヘンセル法（複合）' },
  'currency.surprise-management': { en: 'Ankrim-Hensel, currency management', jp: 'アンクリム・ヘンセル法（通貨管理）' },
  'currency.surprise-premium': { en: 'Ankrim-Hensel, forward premium', jp: 'アンクリム・ヘンセル法（フォワードプレミアム）' },
  'currency.surprise-mean': { en: 'Currency surprise of the benchmark', jp: 'ベンチマークの為替サプライズ' },
  'currency.surprise-premium-mean': { en: 'Forward premium of the benchmark', jp: 'ベンチマークのフォワードプレミアム' },
  'currency.surprise-local-mean': { en: 'Benchmark return beyond its currencies', jp: 'ベンチマークの為替以外の収益率' },
  'currency.split-currency': { en: 'Currency choice', jp: '通貨選択' },
  'currency.split-country': { en: 'Market choice', jp: '市場選択' },
  'currency.split-stock': { en: 'Security choice', jp: '銘柄選択' },
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
  'currency.line-allocation': {
    en: 'Weight × (benchmark local return − local cash − premium of the benchmark)',
    jp: '構成比 ×（ベンチマーク現地通貨収益率 − 現地短期金利 − ベンチマーク全体の超過分）',
  },
  'currency.line-selection': {
    en: 'Benchmark weight × share in the currency × (local return − benchmark local return)',
    jp: 'ベンチマーク構成比 × 通貨内の割合 ×（現地通貨収益率 − ベンチマーク現地通貨収益率）',
  },
  'currency.line-interaction': {
    en: '(weight − benchmark weight × share in the currency) × (local return − benchmark local return)',
    jp: '（構成比 − ベンチマーク構成比 × 通貨内の割合）×（現地通貨収益率 − ベンチマーク現地通貨収益率）',
  },
  'currency.line-effect': {
    en: 'Weight × (local cash + currency return − that of the benchmark) + weight × local return × currency return',
    jp: '構成比 ×（現地短期金利 + 為替変動率 − ベンチマーク全体の値）+ 構成比 × 現地通貨収益率 × 為替変動率',
  },
  'currency.index-allocation': {
    en: '− benchmark weight × (benchmark local return − local cash − premium of the benchmark)',
    jp: '− ベンチマーク構成比 ×（ベンチマーク現地通貨収益率 − 現地短期金利 − ベンチマーク全体の超過分）',
  },
  'currency.index-effect': {
    en: '− ((benchmark weight + hedge) × (local cash + currency return − that of the benchmark) + (benchmark weight × local return + hedge × local cash) × currency return)',
    jp: '−（（ベンチマーク構成比 + ヘッジ）×（現地短期金利 + 為替変動率 − ベンチマーク全体の値）+（ベンチマーク構成比 × 現地通貨収益率 + ヘッジ × 現地短期金利）× 為替変動率）',
  },
  'currency.forwards-effect': {
    en: 'Hedge × (local cash + currency return − that of the benchmark) + hedge × local cash × currency return',
    jp: 'ヘッジ ×（現地短期金利 + 為替変動率 − ベンチマーク全体の値）+ ヘッジ × 現地短期金利 × 為替変動率',
  },
  'currency.average': {
    en: 'Sum of the weights at each opening statement ÷ number of statements',
    jp: '各期首（保有明細）時点の構成比の合計 ÷ 明細数',
  },
  'currency.compounded': { en: 'Product of (1 + return) − 1', jp: '（1 + 収益率）の積 − 1' },
  'currency.multiplied-allocation': {
    en: '(weight − benchmark weight) × ((1 + hedged benchmark return) ÷ (1 + local return of the benchmark) − 1); hedged = (1 + benchmark local return) ÷ (1 + local cash) − 1',
    jp: '（構成比 − ベンチマーク構成比）×（（1 + ヘッジ後ベンチマーク収益率）÷（1 + ベンチマーク全体の現地通貨収益率）− 1）。ヘッジ後 =（1 + ベンチマーク現地通貨収益率）÷（1 + 現地短期金利）− 1',
  },
  'currency.multiplied-selection': {
    en: 'Weight × (local return − benchmark local return) ÷ (1 + held weights with the benchmark’s local returns)',
    jp: '構成比 ×（現地通貨収益率 − ベンチマーク現地通貨収益率）÷（1 + Σ 構成比 × ベンチマーク現地通貨収益率）',
  },
  'currency.multiplied-hedging': {
    en: '(1 + held weights with local returns) ÷ ((1 + local return of the benchmark) × (1 + allocation)) − 1',
    jp: '（1 + Σ 構成比 × ベンチマーク現地通貨収益率）÷（（1 + ベンチマーク全体の現地通貨収益率）×（1 + 資産配分効果））− 1',
  },
  'currency.multiplied-currency': {
    en: '(1 + holdings, fund currency) × (1 + benchmark, local) ÷ ((1 + holdings, local) × (1 + benchmark, fund currency)) − 1',
    jp: '（1 + 基準通貨建て収益率）×（1 + ベンチマーク現地通貨収益率）÷（（1 + 現地通貨収益率）×（1 + ベンチマーク基準通貨建て収益率））− 1',
  },
  'currency.multiplied-market': {
    en: 'Σ benchmark weight × benchmark local return',
    jp: 'Σ ベンチマーク構成比 × ベンチマーク現地通貨収益率',
  },
  'currency.multiplied-notional': {
    en: 'Σ weight × benchmark local return',
    jp: 'Σ 構成比 × ベンチマーク現地通貨収益率',
  },
  'currency.multiplied-local': {
    en: 'Σ weight × local return',
    jp: 'Σ 構成比 × 現地通貨収益率',
  },
  'currency.multiplied-own': {
    en: 'Σ weight × return in the fund’s currency + hedge × return of forwards; of forwards: (1 + currency return) × (1 + local cash) − 1',
    jp: 'Σ（構成比 × 基準通貨建て収益率 + ヘッジ × 為替予約の収益率）。為替予約の収益率 =（1 + 為替変動率）×（1 + 現地短期金利）− 1',
  },
  'currency.multiplied-benchmark': {
    en: 'Σ benchmark weight × return in the fund’s currency + benchmark hedge × return of forwards',
    jp: 'Σ（ベンチマーク構成比 × 基準通貨建て収益率 + ベンチマークのヘッジ × 為替予約の収益率）',
  },
  'currency.multiplied-other': {
    en: '(1 + return) ÷ (1 + benchmark) ÷ (1 + effects by currency) − 1',
    jp: '（1 + 収益率）÷（1 + ベンチマーク収益率）÷（1 + 通貨別の要因）− 1',
  },
  'currency.surprise-allocation': {
    en: '(weight − benchmark weight) × (benchmark return − currency return − that of the whole benchmark), fund currency',
    jp: '（構成比 − ベンチマーク構成比）×（ベンチマーク収益率 − 為替変動率 − ベンチマーク全体の値）（基準通貨建て）',
  },
  'currency.surprise-selection': {
    en: 'Benchmark weight × (return − benchmark return), fund currency',
    jp: 'ベンチマーク構成比 ×（収益率 − ベンチマーク収益率）（基準通貨建て）',
  },
  'currency.surprise-interaction': {
    en: '(weight − benchmark weight) × (return − benchmark return), fund currency',
    jp: '（構成比 − ベンチマーク構成比）×（収益率 − ベンチマーク収益率）（基準通貨建て）',
  },
  'currency.surprise-management': {
    en: '(weight − benchmark weight) × (surprise − that of the benchmark) + (hedge − benchmark hedge) × (return of forwards − surprise of the benchmark)',
    jp: '（構成比 − ベンチマーク構成比）×（為替サプライズ − ベンチマーク全体の値）+（ヘッジ − ベンチマークのヘッジ）×（為替予約の収益率 − ベンチマーク全体の為替サプライズ）',
  },
  'currency.surprise-premium': {
    en: '(weight − benchmark weight) × (forward premium − that of the benchmark)',
    jp: '（構成比 − ベンチマーク構成比）×（フォワードプレミアム − ベンチマーク全体の値）',
  },
  'currency.surprise-mean': {
    en: 'Σ benchmark weight × (closing spot − forward) ÷ opening spot',
    jp: 'Σ ベンチマーク構成比 ×（期末直物 − 先物）÷ 期首直物',
  },
  'currency.surprise-premium-mean': {
    en: 'Σ benchmark weight × (forward ÷ opening spot − 1)',
    jp: 'Σ ベンチマーク構成比 ×（先物 ÷ 期首直物 − 1）',
  },
  'currency.surprise-local-mean': {
    en: 'Σ benchmark weight × (return in the fund’s currency − currency return)',
    jp: 'Σ ベンチマーク構成比 ×（基準通貨建て収益率 − 為替変動率）',
  },
  'currency.split-currency': {
    en: '(weight − benchmark weight) × currency return',
    jp: '（構成比 − ベンチマーク構成比）× 為替変動率',
  },
  'currency.split-country': {
    en: '(weight − benchmark weight) × benchmark local return',
    jp: '（構成比 − ベンチマーク構成比）× ベンチマーク現地通貨収益率',
  },
  'currency.split-stock': {
    en: 'Weight × (local return − benchmark local return)',
    jp: '構成比 ×（現地通貨収益率 − ベンチマーク現地通貨収益率）',
  },
});
