import { movesValue, type FlowSide } from '@hakaru/contract/private-assets';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { fundRef } from '#features/demo/institution/structure';
import { flowParts, fundNavs } from '#features/demo/private-funds/flows';
import { fundTerms } from '#features/demo/series/private-funds';
import { REDFERN } from './notice-letters';
import type { DemoDocument } from './papers';

type Quarter = { opening: number; calls: number; distributions: number; nav: number; carry: number };

/** A fund's quarter in minor units, from the demo's series. */
function quarterOf(fund: string, day: string): Quarter {
  const terms = fundTerms.find(({ name }) => name === fund);
  if (!terms) throw new Error(`the demo knows no fund ${fund}`);
  const month = monthIndexOf(day);
  const navs = fundNavs(terms);
  const moved = (wanted: FlowSide) =>
    flowParts(terms)
      .filter(({ side, type, month: of }) => side === wanted && of > month - 3 && of <= month && movesValue(side, type))
      .reduce((total, { minor }) => total + minor, 0);
  const at = (of: number) => navs.find(nav => nav.month === of);
  return {
    opening: at(month - 3)?.minor ?? 0,
    calls: moved('call'),
    distributions: moved('distribution'),
    nav: at(month)?.minor ?? 0,
    carry: at(month)?.carryMinor ?? 0,
  };
}

type Written = { shown: string; value: string };

/** An amount as printed and as the extraction must read it; `step` is the number of minor units in one printed unit. */
function written(minor: number, { step, places, negative }: { step: number; places: number; negative: 'brackets' | 'triangle' }): Written {
  const printed = Math.trunc(minor / step);
  const size = (Math.abs(printed) / 10 ** places).toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });
  const shown = printed >= 0 ? size : negative === 'brackets' ? `(${size})` : `▲${size}`;
  const whole = ((printed * step) / 10 ** (step === 1 ? places : 0)).toFixed(step === 1 ? places : 0);
  return { shown, value: whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole };
}

/** Distributions are printed as negative numbers and extracted as positive ones. */
const bare = (value: string): string => value.replace('-', '');

type Statement = Pick<DemoDocument, 'key' | 'name' | 'receivedAt' | 'note'> & { fund: string; day: string; dayWritten: string };

function englishStatement({ fund, day, dayWritten, ...own }: Statement, { isRestated = false } = {}): DemoDocument {
  const quarter = quarterOf(fund, day);
  const nav = isRestated ? Math.round((quarter.nav * RESTATED_SHARE) / 100) * 100 : quarter.nav;
  const places = minorUnitsOf('USD');
  const at = (minor: number) => written(minor, { step: 1, places, negative: 'brackets' });
  const lines = {
    'Opening balance': at(quarter.opening),
    Contributions: at(quarter.calls),
    Distributions: at(-quarter.distributions),
    'Net gain': at(nav - quarter.opening - quarter.calls + quarter.distributions),
    'Net asset value': at(nav),
    'Accrued carry': at(isRestated ? Math.round(quarter.carry * RESTATED_SHARE) : quarter.carry),
  };
  return {
    ...own,
    type: 'PA_CAPITAL_ACC',
    language: 'en',
    issuer: REDFERN.en,
    title: 'Capital Account Statement',
    about: fundRef(fund),
    asOf: day,
    facts: [
      ['Fund', fund],
      ['As of', dayWritten],
      ['Currency', 'USD'],
    ],
    amounts: Object.entries(lines).map(([label, { shown }]) => [label, shown]),
    expected: {
      'As of': day,
      Currency: 'USD',
      ...Object.fromEntries(Object.entries(lines).map(([name, { value }]) => [name, name === 'Distributions' ? bare(value) : value])),
    },
  };
}

/** The factor by which the manager's workbook restates June as well. */
const RESTATED_SHARE = 0.985;
const THOUSAND = 1000;

function japaneseStatement({ fund, day, dayWritten, ...own }: Statement): DemoDocument {
  const quarter = quarterOf(fund, day);
  const at = (minor: number) => written(minor, { step: THOUSAND, places: 0, negative: 'triangle' });
  const gain = quarter.nav - quarter.opening - quarter.calls + quarter.distributions;
  const lines: readonly (readonly [point: string, label: string, amount: Written])[] = [
    ['Opening balance', '期首残高', at(quarter.opening)],
    ['Contributions', '期中出資', at(quarter.calls)],
    ['Distributions', '期中分配', at(-quarter.distributions)],
    ['Net gain', '期中損益', at(gain)],
    ['Net asset value', '純資産価額', at(quarter.nav)],
  ];
  return {
    ...own,
    type: 'PA_CAPITAL_ACC',
    language: 'jp',
    issuer: REDFERN.jp,
    title: '資本勘定報告書（未監査）',
    about: fundRef(fund),
    asOf: day,
    facts: [
      ['ファンド', fund],
      ['基準日', dayWritten],
    ],
    amounts: lines.map(([, label, { shown }]) => [label, shown]),
    unit: '（単位：千円）',
    expected: {
      'As of': day,
      Currency: '円',
      ...Object.fromEntries(lines.map(([point, , { value }]) => [point, point === 'Distributions' ? bare(value) : value])),
    },
  };
}

/** A statement that was approved, one that restates it, and one that is ready for approval. */
export const demoStatementPapers: readonly DemoDocument[] = [
  englishStatement({
    key: 'buyout-account',
    name: 'Buyout Fund III Capital Account Statement 2026-06',
    fund: 'Buyout Fund III',
    day: '2026-06-30',
    dayWritten: '30 June 2026',
    receivedAt: '2026-08-14T05:00:00Z',
    note: 'Unaudited. The statement is prepared in the currency of the fund.',
  }),
  englishStatement(
    {
      key: 'buyout-restated',
      name: 'Buyout Fund III Capital Account Statement 2026-06 (restated)',
      fund: 'Buyout Fund III',
      day: '2026-06-30',
      dayWritten: '30 June 2026',
      receivedAt: '2026-10-14T05:00:00Z',
      note: 'This statement restates the second quarter: the valuation of one company was revised after its audit.',
    },
    { isRestated: true },
  ),
  japaneseStatement({
    key: 'japan-account',
    name: 'Japan Buyout II 資本勘定報告書 2026年9月',
    fund: 'Japan Buyout II',
    day: '2026-09-30',
    dayWritten: '令和8年9月30日',
    receivedAt: '2026-11-02T01:00:00Z',
    note: '金額は千円未満を切り捨てて表示しています。',
  }),
];
