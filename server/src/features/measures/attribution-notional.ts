import type { AttributionMeasure } from '@hakaru/contract/attribution';
import { notionalEffects } from '@hakaru/engine/attribution/davies-laker';
import { compoundOf } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import type { FigureKey } from '@hakaru/contract/figures';
import type { Work } from './attribution-linking';
import type { AttributedMonth } from './attribution-months';
import { counted, monthAt } from './attribution-span';
import { weightAt } from './attribution-within';

const METHODS = {
  selectionFund: 'attribution.selection-fund',
  heldFund: 'attribution.held-fund',
  notionalAllocation: 'attribution.between-funds',
  notionalSelection: 'attribution.between-funds',
  notionalInteraction: 'attribution.notional-interaction',
  notionalOther: 'attribution.notional-other',
  mandateMixReturn: 'attribution.mandate-mix',
  geometricBenchmark: 'attribution.geometric-benchmark',
  geometricManager: 'attribution.geometric-manager',
  geometricWithin: 'attribution.geometric-within',
} as const satisfies Partial<Record<AttributionMeasure, string>>;
type Notional = keyof typeof METHODS;

export const isNotional = (measure: AttributionMeasure): measure is Notional => Object.hasOwn(METHODS, measure);

/** The method of a figure of the whole between notional funds; returns and effects that multiply compound over the months. */
export function notionalMethod({ measure, horizon }: { measure: Notional; horizon: string | null }): string {
  return horizon !== '1m' && !COMPARED.has(measure) ? 'attribution.compounded' : METHODS[measure];
}

/** Compared after the funds are compounded: over a period they are made of the period's funds, not of months. */
const COMPARED: ReadonlySet<Notional> = new Set(['notionalAllocation', 'notionalSelection', 'notionalInteraction', 'notionalOther']);

/**
 * Figures of the whole that no class has: Davies and Laker's effects between four funds compounded on their own, which need no linking, and
 * the geometric effects of three decisions taken one after another, of which each is measured against the one before.
 */
export function notionalFigure(work: Work): Result {
  const { key, isWhole } = work;
  const { measure } = key;
  if (!isWhole || !isNotional(measure)) return missing('not_applicable');
  switch (measure) {
    case 'selectionFund':
      return fund(work, ({ funds }) => funds.selection, 'policyWeight');
    case 'heldFund':
      return fund(work, ({ funds }) => funds.portfolio, 'weight');
    case 'mandateMixReturn':
    case 'geometricBenchmark':
    case 'geometricManager':
    case 'geometricWithin':
      return decision(work, measure);
    default:
      return compared(work, measure);
  }
}

/** A return or an effect that multiplies, compounded over the months counted; each month is a figure of its own. */
export function grown({ key, span, sink }: Work, of: (month: AttributedMonth) => number): Result {
  const { part: _, ...plain } = key;
  const months = counted(span);
  for (const at of months.keys()) sink.inputs?.figure({ ...plain, horizon: '1m', asOf: monthAt(span, at) });
  return { value: compoundOf(months.map(of)) };
}

/** One month of a fund: weights of the policy or as held, with the classes' own returns. */
function fund(work: Work, of: (month: AttributedMonth) => number, weighed: 'weight' | 'policyWeight'): Result {
  const { calculator, key, span, sink } = work;
  const [month] = span.months;
  if (key.horizon !== '1m' || !month) return grown(work, of);
  for (const [entityId, { weight, policyWeight, own }] of month.classes) {
    if ((weighed === 'weight' ? weight : policyWeight) === 0) continue;
    const policy: FigureKey = { entityId, measure: 'policyWeight', horizon: null, asOf: key.asOf };
    sink.inputs?.figure(weighed === 'weight' ? weightAt(calculator, entityId, span.from) : policy);
    sink.inputs?.figure({ entityId, measure: own === null ? 'benchmarkReturn' : 'return', horizon: '1m', asOf: key.asOf });
  }
  return { value: of(month) };
}

const EFFECTS = ['notionalAllocation', 'notionalSelection', 'notionalInteraction'] as const;
const FUNDS_OF = {
  notionalAllocation: ['notionalReturn', 'policyReturn'],
  notionalSelection: ['selectionFund', 'policyReturn'],
  notionalInteraction: ['heldFund', 'selectionFund', 'notionalReturn', 'policyReturn'],
  notionalOther: ['totalEffect', ...EFFECTS],
} as const satisfies Partial<Record<Notional, readonly AttributionMeasure[]>>;

/** An effect between funds of the whole period; the part that the funds leave is that of the active return. */
function compared({ key, span, sink }: Work, measure: keyof typeof FUNDS_OF): Result {
  const months = counted(span);
  const over = (of: (month: AttributedMonth) => number) => compoundOf(months.map(of));
  for (const input of FUNDS_OF[measure]) sink.inputs?.figure({ ...key, measure: input });
  const { allocation, selection, interaction, excess } = notionalEffects({
    benchmark: over(({ funds }) => funds.benchmark),
    allocation: over(({ funds }) => funds.allocation),
    selection: over(({ funds }) => funds.selection),
    portfolio: over(({ funds }) => funds.portfolio),
  });
  const active = over(({ portfolio }) => portfolio) - over(({ benchmark }) => benchmark);
  return {
    value: {
      notionalAllocation: allocation,
      notionalSelection: selection,
      notionalInteraction: interaction,
      notionalOther: active - excess,
    }[measure],
  };
}

type Decision = 'mandateMixReturn' | 'geometricBenchmark' | 'geometricManager' | 'geometricWithin';

const INPUTS_OF = {
  mandateMixReturn: ['notionalReturn', 'benchmarkEffect'],
  geometricBenchmark: ['benchmarkEffect', 'notionalReturn'],
  geometricManager: ['managerEffect', 'mandateMixReturn'],
  geometricWithin: ['return', 'benchmarkReturn', 'geometricAllocation', 'geometricBenchmark', 'geometricManager'],
} as const satisfies Record<Decision, readonly FigureKey['measure'][]>;

/** A step of the decisions: of one month with what it is made of, of several compounded. */
function decision(work: Work, measure: Decision): Result {
  const { key, span, sink } = work;
  if (counted(span).some(({ decisions }) => decisions === null)) return missing('gap');
  if (counted(span).some(({ geometric }) => geometric === null)) return missing('total_loss');
  const [month] = span.months;
  if (key.horizon !== '1m' || !month) return grown(work, each => stepOf(each, measure));
  for (const input of INPUTS_OF[measure]) sink.inputs?.figure({ ...key, measure: input });
  return { value: stepOf(month, measure) };
}

function stepOf({ geometric, decisions, portfolio, benchmark }: AttributedMonth, measure: Decision): number {
  if (!geometric || !decisions) throw new Error('a month without decisions was refused before');
  const { mix, manager } = decisions;
  const ofBenchmarks = (1 + mix) / (1 + geometric.notional) - 1;
  if (measure === 'mandateMixReturn') return mix;
  if (measure === 'geometricBenchmark') return ofBenchmarks;
  if (measure === 'geometricManager') return manager;
  return (1 + portfolio) / (1 + benchmark) / ((1 + geometric.allocation) * (1 + ofBenchmarks) * (1 + manager)) - 1;
}
