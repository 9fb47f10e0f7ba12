import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import type { Explanation, Result } from '#result';
import { segmentsOf, type MissingReturn, type Segments, type TwoSided } from './segments';

/** Brinson-Fachler measures a segment against the whole benchmark; Brinson-Hood-Beebower against zero. Their totals agree. */
export const brinsonModels = ['BF', 'BHB'] as const;
export type BrinsonModel = (typeof brinsonModels)[number];

/** Where the interaction goes: shown apart, into selection (top-down) or into allocation (bottom-up). */
export const interactionRules = ['separate', 'selection', 'allocation'] as const;
export type InteractionRule = (typeof interactionRules)[number];

export type BrinsonOptions = { model?: BrinsonModel; interaction?: InteractionRule; missingReturn?: MissingReturn };

/** `reported`: the portfolio return as published; what it differs by from weights × returns is trading and other, and is shown. */
export type BrinsonInputs = TwoSided & BrinsonOptions & { segmentIds?: readonly string[]; reported?: number };

/** The effects of each segment and their totals. Interaction is null when it was put into another effect. */
export type Brinson = {
  allocation: readonly number[];
  selection: readonly number[];
  interaction: readonly number[] | null;
  totalAllocation: number;
  totalSelection: number;
  totalInteraction: number | null;
  portfolio: number;
  benchmark: number;
  excess: number;
  tradingAndOther: number | null;
};

/**
 * The arithmetic attribution of one period: what choosing segments, and choosing within them, added. The effects add to the excess return.
 *
 * @example brinson({ portfolio: { weights: [0.6, 0.4], returns: [0.1, 0.02] }, benchmark: { weights: [0.5, 0.5], returns: [0.08, 0.02] } })
 * // allocation [0.003, 0.003], selection [0.01, 0], interaction [0.002, 0]: together 0.018 = 0.068 - 0.05
 */
export function brinson(inputs: BrinsonInputs): Result<Brinson> {
  return effects(inputs, ignore);
}

/**
 * The steps of `brinson`: weights, returns and effects of every segment.
 *
 * @example explainBrinson({ portfolio: { weights: [], returns: [] }, benchmark: { weights: [], returns: [] } }).result.value // null
 */
export function explainBrinson(inputs: BrinsonInputs): Explanation<Brinson> {
  const { model = 'BF', interaction = 'separate', missingReturn = 'other' } = inputs;
  return explained('attribution.brinson', { model, interaction, missingReturn }, note => effects(inputs, note));
}

function effects(inputs: BrinsonInputs, note: Note): Result<Brinson> {
  const { model = 'BF', interaction: rule = 'separate', reported } = inputs;
  const segments = segmentsOf(inputs, inputs.missingReturn);
  if (segments.value === null) return segments;
  const { portfolio, benchmark } = segments.value;
  const { allocation, selection, interaction } = split(segments.value, model, rule);
  noteSegments(note, segments.value, { allocation, selection, interaction }, inputs.segmentIds);
  return {
    value: {
      allocation,
      selection,
      interaction,
      totalAllocation: sumOf(allocation),
      totalSelection: sumOf(selection),
      totalInteraction: interaction && sumOf(interaction),
      portfolio,
      benchmark,
      excess: portfolio - benchmark,
      tradingAndOther: reported === undefined ? null : reported - portfolio,
    },
  };
}

type Effects = { allocation: number[]; selection: number[]; interaction: number[] | null };

function split({ wp, wb, rp, rb, benchmark }: Segments, model: BrinsonModel, rule: InteractionRule): Effects {
  const base = model === 'BF' ? benchmark : 0;
  const allocation: number[] = [];
  const selection: number[] = [];
  const interaction: number[] = [];
  for (const [i, weight] of wp.entries()) {
    const overweight = weight - wb[i]!;
    const outperformance = rp[i]! - rb[i]!;
    const cross = overweight * outperformance + 0; // + 0 turns -0 into 0
    allocation.push(overweight * (rb[i]! - base) + (rule === 'allocation' ? cross : 0));
    selection.push(wb[i]! * outperformance + (rule === 'selection' ? cross : 0));
    interaction.push(cross);
  }
  return { allocation, selection, interaction: rule === 'separate' ? interaction : null };
}

function noteSegments(note: Note, { wp, wb, rp, rb }: Segments, found: Effects, ids: readonly string[] = []): void {
  if (note === ignore) return;
  for (const [i, weight] of wp.entries()) {
    const at = ids[i] ?? String(i);
    note({ id: 'portfolio_weight', value: weight, unit: 'rate', at });
    note({ id: 'benchmark_weight', value: wb[i] ?? null, unit: 'rate', at });
    note({ id: 'portfolio_return', value: rp[i] ?? null, unit: 'rate', at });
    note({ id: 'benchmark_return', value: rb[i] ?? null, unit: 'rate', at });
    note({ id: 'allocation', value: found.allocation[i] ?? null, unit: 'rate', at });
    note({ id: 'selection', value: found.selection[i] ?? null, unit: 'rate', at });
    if (found.interaction) note({ id: 'interaction', value: found.interaction[i] ?? null, unit: 'rate', at });
  }
}
