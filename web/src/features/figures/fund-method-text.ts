import { defineText } from '#platform/text';

/** Names of the methods for programmes of private funds: over a period, and compared with an index. */
export const fundMethods = defineText({
  'private-assets.direct-alpha': { en: 'Direct alpha', jp: 'ダイレクトアルファ' },
  'private-assets.direct-alpha-period': { en: 'Direct alpha for the period, under one year', jp: '期間のダイレクトアルファ（1年未満）' },
  'private-assets.period-gain': { en: 'Change not explained by cash flows', jp: '資金移動で説明されない増減' },
  'private-assets.companies': { en: 'Companies counted', jp: '企業数' },
  'private-assets.nav-age': { en: 'Days since the last reported valuation', jp: '直近の報告評価日からの日数' },
  'private-assets.nav-age-average': { en: 'Average age by value', jp: 'NAV加重平均の経過日数' },
  'private-assets.call-progress': { en: 'Called share of the commitment', jp: 'コミットメントに対する払込の割合' },
  'private-assets.flow-difference': { en: 'Month’s flow less notices', jp: '月次資金移動と通知の差' },
});

/** The same as formulas. */
export const fundFormulas = defineText({
  'private-assets.direct-alpha': {
    en: 'The yearly rate of the flows on their days, each carried by the index to the end, closing at the NAV',
    jp: '各資金移動を指数で期末まで運用した額の、NAVで終わる年率',
  },
  'private-assets.direct-alpha-period': {
    en: 'Direct alpha for the actual days: (1 + rate)^(days ÷ 365) − 1; not annualised',
    jp: 'ダイレクトアルファを実日数に直したもの：（1 + 率）^（日数 ÷ 365）− 1。年率換算しません',
  },
  'private-assets.period-gain': {
    en: 'Closing NAV − opening NAV − calls + distributions',
    jp: '期末NAV − 期首NAV − 払込 + 分配',
  },
  'private-assets.companies': { en: 'Bought by the day, and sold by it or not', jp: '基準日までに取得した企業を、売却の有無で数えます' },
  'private-assets.nav-age': {
    en: 'Day of the figure − day of the last valuation reported by the manager or administrator; an estimate is no valuation. Of several funds, the oldest',
    jp: '基準日 − 運用機関・事務管理会社が報告した直近の評価日（推定値は評価に含めません）。複数ファンドでは最も古いもの',
  },
  'private-assets.nav-age-average': {
    en: 'Sum of age × NAV of each fund ÷ sum of their NAVs',
    jp: '各ファンドの経過日数 × NAV の合計 ÷ NAV の合計',
  },
  'private-assets.call-progress': { en: 'Paid-in ÷ commitment', jp: '払込累計額 ÷ コミットメント額' },
  'private-assets.flow-difference': {
    en: 'The flow reported for the month less the calls and plus the distributions of its notices, each at the rate of its day',
    jp: '月次で報告された資金移動から、通知の払込を引き分配を足した額（通知は当日レート）',
  },
});
