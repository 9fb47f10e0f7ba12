import type { MasterSheet } from '@hakaru/contract/master-data';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';

type Row = Readonly<Record<string, string | null>>;

const benchmark = (ref: string, name: string, nameJp: string, type = 'market'): Row => ({ ref, name, nameJp, type });

const CLASSES = [
  { ref: 'DE', name: 'Domestic equity', nameJp: '国内株式', benchmark: 'TOPIX', mandate: 'Domestic equity passive', mandateJp: '国内株式パッシブ', fee: '4' }, // oxfmt-ignore
  { ref: 'FE', name: 'Foreign equity', nameJp: '外国株式', benchmark: 'KOKUSA', mandate: 'Foreign equity active', mandateJp: '外国株式アクティブ', fee: '38' }, // oxfmt-ignore
  { ref: 'DB', name: 'Domestic bonds', nameJp: '国内債券', benchmark: 'BPI', mandate: 'Domestic bonds core', mandateJp: '国内債券コア', fee: '8' }, // oxfmt-ignore
  { ref: 'FB', name: 'Foreign bonds', nameJp: '外国債券', benchmark: 'WGBI', mandate: 'Foreign bonds hedged', mandateJp: '外国債券（為替ヘッジ付き）', fee: '12' }, // oxfmt-ignore
] as const;
const POLICY: Readonly<Record<(typeof CLASSES)[number]['ref'], { percent: string; band: string }>> = {
  DE: { percent: '20', band: '5' },
  FE: { percent: '25', band: '5' },
  DB: { percent: '40', band: '8' },
  FB: { percent: '15', band: '4' },
};
const MANAGER = { role: 'manager', name: 'Example Asset Management', nameJp: 'サンプルアセットマネジメント', hasAccess: 'no' };
const TRUSTEE = { role: 'trustee', name: 'Example Trust Bank', nameJp: 'サンプル信託銀行', hasAccess: 'no' };

/** Four classes with a policy and a mandate each, opened a year before the last month that ended. It names no organisation to invite. */
export function sampleRows(today: string): Readonly<Record<MasterSheet, readonly Row[]>> {
  const from = `${shiftMonthEnd(today, -12).slice(0, 8)}01`;
  const mandates = CLASSES.map(({ ref, mandate, mandateJp, benchmark, fee }) => ({
    ref: `${ref}01`,
    name: mandate,
    nameJp: mandateJp,
    class: ref,
    currency: 'JPY',
    openedDate: from,
    fiscal_year_start: '4',
    feeBps: fee,
    benchmark,
    benchmarkFrom: from,
  }));
  return {
    benchmarks: [
      benchmark('TOPIX', 'TOPIX (total return)', 'TOPIX（配当込み）'),
      benchmark('KOKUSA', 'World equity ex Japan (yen)', '先進国株式（除く日本、円ベース）'),
      benchmark('BPI', 'Domestic bond index', '国内債券指数'),
      benchmark('WGBI', 'World bonds ex Japan (hedged)', '外国債券（除く日本、円ヘッジ）'),
      benchmark('POLICY', 'Policy mix', '政策ベンチマーク', 'composite'),
    ],
    parts: CLASSES.map(({ ref, benchmark: part }) => ({ benchmark: 'POLICY', fromDay: from, part, percent: POLICY[ref].percent })),
    classes: CLASSES.map(({ ref, name, nameJp, benchmark }, at) => ({
      ref,
      name,
      nameJp,
      colour: String(at + 1),
      benchmark,
      benchmarkFrom: from,
    })),
    policy: CLASSES.map(({ ref }) => ({ fromDay: from, class: ref, ...POLICY[ref] })),
    mandates,
    parties: mandates.flatMap(({ ref }) => [MANAGER, TRUSTEE].map(party => ({ mandate: ref, ...party, fromDay: from }))),
    counterparties: [],
    users: [],
  };
}
