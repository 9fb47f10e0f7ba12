import type { FigureKey } from '@hakaru/contract/figures';
import type { Case } from './formula-case';

/** Formulas of the effects by currency; each uses its inputs in the order of the trace. */
export const CURRENCY_METHODS: Readonly<Record<string, (one: Case) => string | null>> = {
  'currency.own': () => '0',
  'currency.weight': one => {
    const parts = Number(one.trace.steps.find(({ id }) => id === 'parts')?.value ?? 0);
    const of = (keys: readonly FigureKey[]) => `SUM(${keys.map(key => cell(one, key)).join(',')})`;
    const { inputs } = one.trace;
    return parts === 0 ? '0' : `${of(inputs.slice(0, parts))}/${of(inputs.slice(parts))}`;
  },
  'currency.base': one => {
    const pairs = inPairs(one);
    const products = pairs.map(([value, own]) => `${value}*${own}`).join('+');
    return pairs.length === 0 ? null : `(${products})/SUM(${pairs.map(([value]) => value).join(',')})`;
  },
  'currency.local': one => {
    const [base, move] = cells(one);
    return move === undefined ? (base ?? null) : `(1+${base})/(1+${move})-1`;
  },
  'currency.index': one => cells(one)[0] ?? null,
  'currency.move': ({ helpers, trace: { factIds } }) => {
    const [is, was] = factIds.map(id => helpers.fact(id));
    return is === undefined || was === undefined ? null : `${is}/${was}-1`;
  },
  'currency.cash': ({ helpers, trace: { factIds } }) => {
    const rates = factIds.map(id => helpers.fact(id));
    const months = rates.flatMap((spot, at) => (at % 2 === 0 ? [`${spot}/${rates[at + 1]}`] : []));
    return rates.length === 0 || rates.length % 2 === 1 ? null : `${months.join('*')}-1`;
  },
  'currency.hedge': one => {
    const [spot] = one.trace.factIds.map(id => one.helpers.fact(id));
    const of = (measure: string) => one.trace.inputs.filter(key => key.measure === measure).map(key => cell(one, key));
    const sold = of('hedgeNotional');
    return spot === undefined || sold.length === 0 ? '0' : `-SUM(${sold.join(',')})*${spot}/SUM(${of('holdingValue').join(',')})`;
  },
  'currency.benchmark-hedge': one => (one.trace.inputs.length === 0 ? '0' : `-${cells(one)[0]}`),
  'currency.bought': one => (one.trace.inputs.length === 0 ? '0' : `-SUM(${cells(one).join(',')})`),
  'currency.premium': one => inGroups(one, 3, ([weight, local, cash]) => `${weight}*(${local}-${cash})`),
  'currency.cash-mix': one => inGroups(one, 4, ([weight, hedge, cash, move]) => `(${weight}+${hedge})*(${cash}+${move})`),
  'currency.allocation': one => {
    const [own, mix, ...rest] = cells(one);
    const [local = '0', cash, premium] = rest.length === 3 ? rest : ['0', ...rest];
    return `(${own}-${mix})*(${local}-${cash}-${premium})`;
  },
  'currency.selection': one => {
    const [, mix, own = '0', market = '0'] = cells(one);
    return `${mix}*(${own}-${market})`;
  },
  'currency.interaction': one => {
    const [weight, mix, own = '0', market = '0'] = cells(one);
    return `(${weight}-${mix})*(${own}-${market})`;
  },
  'currency.effect': one => {
    const all = cells(one);
    const [weight, mix] = all;
    const [own, market] = all.length > 7 ? all.slice(2) : ['0', '0'];
    const [hedge, mixHedge, cash, move, cashMix] = all.slice(-5);
    const exposure = `((${weight}+${hedge})-(${mix}+${mixHedge}))*(${cash}+${move}-${cashMix})`;
    return `${exposure}+((${weight}*${own}+${hedge}*${cash})-(${mix}*${market}+${mixHedge}*${cash}))*${move}`;
  },
  'currency.other': one => cells(one).join('-'),
  'currency.average': one => `SUM(${cells(one).join(',') || '0'})/${one.trace.steps.find(({ id }) => id === 'observations')?.value}`,
  'currency.compounded': one =>
    `${cells(one)
      .map(rate => `(1+${rate})`)
      .join('*')}-1`,
};

const cell = ({ layout }: Case, key: FigureKey): string => (layout.has(key) ? layout.at(key) : '0');
const cells = (one: Case): string[] => one.trace.inputs.map(key => cell(one, key));
const inPairs = (one: Case): [string, string][] =>
  cells(one).flatMap((value, at, all): [string, string][] => (at % 2 === 0 ? [[value, all[at + 1] ?? '0']] : []));

function inGroups(one: Case, size: number, term: (group: string[]) => string): string | null {
  const all = cells(one);
  const terms = all.flatMap((_, at) => (at % size === 0 ? [term(all.slice(at, at + size))] : []));
  return terms.length === 0 ? '0' : terms.join('+');
}
