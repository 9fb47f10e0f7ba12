import { flowTypeNames } from '@hakaru/contract/private-assets';
import type { FlowFilter } from './pool';

/** Properties by which funds of a programme are selected, as they are on the day. */
export const selectionNames = ['vintage', 'strategy', 'currency', 'quality'] as const;
export type SelectionName = (typeof selectionNames)[number];
export type Selection = Partial<Record<SelectionName, string>>;

type Basis = 'local' | 'base';

/** The meaning of a key's part, for a fund or programme. */
export type FundPart = {
  filter: FlowFilter;
  basis: Basis;
  /** Several funds of one currency, in that currency instead of the investor's. */
  isOwn: boolean;
  select: Selection;
  /** The day after which a period starts. */
  since: string | null;
  /** The benchmark of a public market equivalent. */
  index: string | null;
};

export type FundPartOf = { filter: FlowFilter | null; basis: Basis; isOwn?: boolean; select?: Selection; since?: string; index?: string };

/**
 * Builds the part of a fund's key: which flows, `base` for the investor's currency, and names with values: `call`, `net|base`,
 * `base|vintage=2019`.
 */
export function fundPart({ filter, basis, isOwn = false, select = {}, since, index }: FundPartOf): string {
  const named = [...selectionNames.map(name => [name, select[name]] as const), ['since', since] as const, ['index', index] as const];
  const words = [filter, basis === 'base' ? 'base' : null, isOwn ? 'own' : null];
  return [...words, ...named.map(([name, value]) => (value === undefined ? null : `${name}=${value}`))]
    .filter(one => one !== null)
    .join('|');
}

export function readFundPart(part: string | undefined): FundPart | null {
  const words = (part ?? '').split('|').filter(word => word !== '');
  const named = new Map(words.filter(word => word.includes('=')).map(word => [nameOf(word), word.slice(nameOf(word).length + 1)]));
  const plain = words.filter(word => !word.includes('='));
  const isOwn = plain.at(-1) === 'own';
  if (isOwn) plain.pop();
  const basis = plain.at(-1) === 'base' ? 'base' : 'local';
  if (basis === 'base') plain.pop();
  const [name = 'net', ...rest] = plain;
  const filter = FILTERS.find(one => one === name);
  if (!filter || rest.length > 0 || [...named.keys()].some(one => !NAMED.has(one))) return null;
  const select = Object.fromEntries(selectionNames.flatMap(one => (named.has(one) ? [[one, named.get(one)]] : []))) as Selection; // the map's values are text
  return { filter, basis, isOwn, select, since: named.get('since') ?? null, index: named.get('index') ?? null };
}

const nameOf = (word: string): string => word.slice(0, word.indexOf('='));
const NAMED: ReadonlySet<string> = new Set([...selectionNames, 'since', 'index']);
const FILTERS: readonly FlowFilter[] = ['call', 'distribution', 'net', 'inside', 'gross', ...flowTypeNames];
