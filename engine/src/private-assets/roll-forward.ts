import type { Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { fundTotals, type FundFlow } from './fund-flows';

/** How much a valuation can be trusted: at one date audited comes before valuated, and valuated before estimated. */
export type ValuationQuality = 'audited' | 'valuated' | 'estimated';

export type Valuation = { day: Day; nav: number; quality: ValuationQuality };

export type RollForwardInputs = { valuations: readonly Valuation[]; flows: readonly FundFlow[]; asOf: Day };

/** A NAV at the asked day, with the day and quality it rests on. */
export type RolledNav = Result & { valuedOn: Day | null; quality: ValuationQuality | null };

/**
 * The NAV at a day: the last valuation on or before it, and when that is older, plus calls and less distributions since, marked `estimated`.
 * Flows of the valuation day itself are inside the valuation.
 *
 * @example rollForward({ valuations: [{ day: '2024-03-31', nav: 100, quality: 'audited' }],
 *   flows: [{ day: '2024-04-15', kind: 'call', amount: 10 }], asOf: '2024-06-30' })
 * // { value: 110, valuedOn: '2024-03-31', quality: 'estimated' }
 */
export function rollForward(inputs: RollForwardInputs): RolledNav {
  return rolled(inputs, ignore);
}

/**
 * The steps of `rollForward`: the valuation it starts from, calls and distributions since.
 *
 * @example explainRollForward({ valuations: [], flows: [], asOf: '2024-06-30' }).result // { value: null, reason: 'no_data', … }
 */
export function explainRollForward(inputs: RollForwardInputs): Explanation {
  return explained<number>('private-assets.roll-forward', { asOf: inputs.asOf }, note => rolled(inputs, note));
}

/**
 * The valuation to use at a day: the newest on or before it; of several on one day, the best quality.
 *
 * @example latestValuation([{ day: '2024-03-31', nav: 100, quality: 'estimated' }], '2024-02-29') // null
 */
export function latestValuation(valuations: readonly Valuation[], asOf: Day): Valuation | null {
  const known = valuations.filter(each => each.day <= asOf);
  return (
    known.toSorted((a, b) => (a.day === b.day ? QUALITIES.indexOf(a.quality) - QUALITIES.indexOf(b.quality) : a.day < b.day ? 1 : -1))[0] ??
    null
  );
}

function rolled({ valuations, flows, asOf }: RollForwardInputs, note: Note): RolledNav {
  const last = latestValuation(valuations, asOf);
  if (!last) return { ...missing('no_data'), valuedOn: null, quality: null };
  const since = fundTotals(flows.filter(flow => flow.day > last.day && flow.day <= asOf));
  note({ id: 'nav', value: last.nav, unit: 'money', at: last.day });
  note({ id: 'calls', value: since.paidIn, unit: 'money' });
  note({ id: 'distributions', value: since.distributed, unit: 'money' });
  return {
    value: sumOf([last.nav, since.paidIn, -since.distributed]),
    valuedOn: last.day,
    quality: last.day === asOf ? last.quality : 'estimated',
  };
}

const QUALITIES: readonly ValuationQuality[] = ['audited', 'valuated', 'estimated'];
