import type { FigureKey } from '@hakaru/contract/figures';
import { isHypotheticalMeasure } from '@hakaru/contract/hypothetical-measures';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type PartTrace } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { openComparable } from './actions';
import { hypotheticalFigure, readPart, type Comparable } from './series';

/** Registers the figures of hypothetical mixes, traced to the months of their parts. */
export function joinFigures(): void {
  addFigures({
    owns: isHypotheticalMeasure,
    open: async (ctx, place) => {
      const world = await openComparable(ctx, place.calculator.book.assetId, place);
      return {
        figure: key => asFigure(key, hypotheticalFigure(world, key)),
        trace: key => Promise.resolve(traceOf(world, key)),
      };
    },
  });
}

function traceOf(world: Comparable, key: FigureKey): PartTrace {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const result = hypotheticalFigure(world, key, { note: step => void steps.push(step), input: input => void inputs.push(input) });
  return {
    figure: asFigure(key, result),
    method: methodOf(key),
    steps,
    inputs,
    facts: [],
    partOf: of => nameOf(world, of),
  };
}

/** Before fees, a month's trace names a method without a fee. */
function methodOf({ measure, part }: FigureKey): string {
  if (measure === 'hypotheticalMonth' && readPart(part)?.basis === 'gross') return 'hypothetical.gross-month';
  return METHODS[measure] ?? 'hypothetical.month';
}

const METHODS: Readonly<Partial<Record<string, string>>> = {
  hypotheticalMonth: 'hypothetical.month',
  hypotheticalReturn: 'hypothetical.return',
  hypotheticalRisk: 'hypothetical.risk',
  hypotheticalDrawdown: 'hypothetical.drawdown',
  hypotheticalCorrelation: 'hypothetical.correlation',
};

/** The name marks a mix as hypothetical, so that it is not taken for an actual asset. */
function nameOf({ mixes }: Comparable, { part }: FigureKey): { en: string; jp: string } | null {
  const name = mixes.get(readPart(part)?.series ?? '')?.name;
  return name === undefined ? null : { en: `Hypothetical: ${name}`, jp: `仮想：${name}` };
}
