import { flowTypes, type FlowSide } from '@hakaru/contract/private-assets';
import { amount, choice, code, currency, day } from './columns';
import { qualityChoices } from './reported-values';

const sides = {
  call: { en: 'Capital call', jp: '出資', also: ['Contribution', 'キャピタルコール', '出資（キャピタルコール）', '払込'] },
  distribution: { en: 'Distribution', jp: '分配', also: ['分配金'] },
} satisfies Record<FlowSide, { en: string; jp: string; also: string[] }>;

const types = {
  ...flowTypes,
  returnOfCapital: { ...flowTypes.returnOfCapital, also: ['元本払戻'] },
  recallable: { ...flowTypes.recallable, also: ['再コール可能額'] },
  withholdingTax: { ...flowTypes.withholdingTax, also: ['源泉徴収税'] },
};

const accountColumns = {
  code: code({
    header: { en: 'Fund Code', jp: 'ファンドコード' },
    aliases: ['fund', 'ファンド'],
    help: { en: 'The code of the fund (sub-mandate).', jp: 'ファンド（サブマンデート）のコード。' },
    example: 'HPE011',
    refersTo: 'fund',
    isRequired: true,
  }),
  day: day({
    header: { en: 'Date', jp: '日付' },
    aliases: ['nav date', 'as-of date', 'NAV基準日', '基準日'],
    help: { en: 'The day of the value, or the day the money moved.', jp: '評価日または入出金日。' },
    example: '2026-09-30',
    isRequired: true,
  }),
};

const valueColumns = {
  nav: amount({
    header: { en: 'NAV', jp: 'NAV' },
    aliases: ['net asset value', '純資産額'],
    help: { en: 'In the fund currency; blank in a row that reports only a flow.', jp: 'ファンド通貨建て。入出金のみの行は空欄。' },
    example: 4_210_000,
    sign: 'notNegative',
  }),
  currency: currency({
    header: { en: 'Currency', jp: '通貨' },
    aliases: ['ccy'],
    help: { en: 'The fund currency.', jp: 'ファンド通貨。' },
    example: 'USD',
    isRequired: true,
  }),
  quality: choice({
    header: { en: 'Quality', jp: '評価区分' },
    help: { en: 'audited, valuated or estimated; valuated when blank.', jp: '監査済・評価済・推定。空欄は評価済。' },
    example: 'valuated',
    of: qualityChoices,
  }),
  carry: amount({
    header: { en: 'Accrued Carry', jp: '未払成功報酬' },
    help: { en: 'Carried interest accrued within the value.', jp: '評価額に含まれる未払成功報酬。' },
    example: 0,
  }),
  commitment: amount({
    header: { en: 'Commitment', jp: 'コミットメント' },
    help: {
      en: 'The total commitment from this day on; blank when unchanged.',
      jp: 'この日以降のコミットメント総額。変更がなければ空欄。',
    },
    example: 15_000_000,
    sign: 'notNegative',
  }),
};

const flowColumns = {
  // Read as a code, so that the same number in full-width digits does not count the notice twice.
  notice: code({
    header: { en: 'Notice No.', jp: '通知番号' },
    aliases: ['notice', '通知書番号'],
    help: { en: 'The number of the call or distribution notice.', jp: 'キャピタルコール通知書・分配通知書の番号。' },
    example: 'C-12',
  }),
  side: choice({
    header: { en: 'Call or Distribution', jp: '出資・分配' },
    help: { en: 'Capital call or Distribution.', jp: '出資または分配。' },
    example: 'call',
    of: sides,
  }),
  type: choice({
    header: { en: 'Cashflow Type', jp: 'キャッシュフロー種別' },
    help: {
      en: `The part of the notice this row reports: ${Object.values(flowTypes)
        .map(({ en }) => en)
        .join(', ')}.`,
      jp: `通知の内訳：${Object.values(flowTypes)
        .map(({ jp }) => jp)
        .join('・')}。`,
    },
    example: 'investment',
    of: types,
  }),
  flow: amount({
    header: { en: 'Cashflow Amount', jp: 'キャッシュフロー金額' },
    aliases: ['flow amount', '入出金額'],
    help: { en: 'Positive for calls and distributions alike, in the fund currency.', jp: '出資・分配とも正の数、ファンド通貨建て。' },
    example: 1_250_000,
    sign: 'positive',
  }),
  fxRate: amount({
    header: { en: 'FX Rate', jp: '為替レート' },
    help: {
      en: 'Base currency for one unit of the fund currency, on the day of the flow.',
      jp: '入出金日のファンド通貨1単位の基準通貨額。',
    },
    example: 126.76,
    sign: 'positive',
  }),
  flowBase: amount({
    header: { en: 'Cashflow Amount (Base)', jp: 'キャッシュフロー金額（基準通貨）' },
    aliases: ['amount in base currency', 'cashflow amount (base currency)', '基準通貨額', '入出金額（基準通貨）'],
    help: {
      en: 'The same money in the base currency. Blank for a fund in the base currency, or where the FX rate is given.',
      jp: '同じ金額の基準通貨建て。基準通貨建てファンド、または為替レートの記入があれば空欄可。',
    },
    example: 158_450_000,
    sign: 'positive',
  }),
};

/** A capital account statement: the value of a fund on a day, and its movements, one row for each typed part of a notice. */
export const fundColumns = { ...accountColumns, ...valueColumns, ...flowColumns };
