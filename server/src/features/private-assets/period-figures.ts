import type { FigureKey } from '@hakaru/contract/figures';
import { negate, sum, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { fundPart } from './fund-part';
import type { Work } from './work';
import { existsOn, pooledTogether, poolOf, type PoolFlow } from './pool';

/** The movement between two values: the opening value, calls, distributions, and the gain, which is the rest. */
export function periodFigure(work: Work, since: string | null): Result<string> {
  if (since === null || since >= work.key.asOf) return missing('not_applicable');
  switch (work.key.measure) {
    case 'openingNav':
      return opening(work, since);
    case 'periodCalls':
      return moved(work, since, isCall);
    case 'periodDistributions':
      return moved(work, since, isPaidOut);
    default:
      return gain(work, since);
  }
}

const isCall = ({ kind }: PoolFlow) => kind === 'call';
const isPaidOut = ({ kind }: PoolFlow) => kind === 'distribution' || kind === 'recallable';

/** The value of the funds that existed at the start; zero if none did. */
function opening({ place, facts, key, funds, basis, listener }: Work, since: string): Result<string> {
  const there = (funds ?? [key.entityId]).filter(id => existsOn(facts, id, since));
  for (const entityId of there) listener.input({ entityId, measure: 'nav', horizon: null, asOf: since, ...partOf(basis) });
  if (there.length === 0) return { value: '0' };
  return pooledTogether(there.map(entityId => poolOf(place, facts, { entityId, asOf: since, basis }))).nav;
}

function moved({ place, facts, key, funds, basis, listener }: Work, since: string, counts: (flow: PoolFlow) => boolean): Result<string> {
  const amounts: string[] = [];
  for (const entityId of funds ?? [key.entityId]) {
    const { flows } = poolOf(place, facts, { entityId, asOf: key.asOf, basis });
    const own = flows.filter(flow => flow.day > since && counts(flow));
    amounts.push(...own.map(({ amount }) => amount));
    const filter = counts === isCall ? 'call' : 'distribution';
    for (const asOf of new Set(own.map(({ day }) => day)))
      listener.input({ entityId, measure: 'fundFlow', horizon: null, asOf, part: fundPart({ filter, basis }) });
  }
  return { value: toText(sum(amounts)) };
}

function gain(work: Work, since: string): Result<string> {
  const { key, pool, listener } = work;
  const silent = { ...work, listener: { ...listener, input: () => undefined } };
  const before = opening(silent, since);
  const calls = moved(silent, since, isCall);
  const paid = moved(silent, since, isPaidOut);
  for (const measure of ['nav', 'openingNav', 'periodCalls', 'periodDistributions'] as const satisfies readonly FigureKey['measure'][])
    listener.input({ ...key, measure });
  if (pool.nav.value === null) return pool.nav;
  if (before.value === null) return before;
  return { value: toText(sum([pool.nav.value, negate(before.value), negate(calls.value ?? '0'), paid.value ?? '0'])) };
}

const partOf = (basis: 'local' | 'base') => (basis === 'base' ? { part: 'base' } : {});
