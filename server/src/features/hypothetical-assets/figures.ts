import type { FigureKey } from '@hakaru/contract/figures';
import { isHypotheticalMeasure } from '@hakaru/contract/hypothetical-measures';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type PartTrace } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { productStories } from '#features/products/public';
import type { SignedIn } from '#platform/context';
import { openComparable } from './actions';
import { hypotheticalFigure, readPart, type Comparable, type ProductMonth } from './series';

/** Registers the figures of hypothetical mixes, traced to the months of their parts. */
export function joinFigures(): void {
  addFigures({
    owns: isHypotheticalMeasure,
    open: async (ctx, place) => {
      const world = await openComparable(ctx, place.calculator.book.assetId, place);
      return {
        figure: key => asFigure(key, hypotheticalFigure(world, key)),
        trace: key => traceOf(ctx, world, key),
      };
    },
  });
}

async function traceOf(ctx: SignedIn, world: Comparable, key: FigureKey): Promise<PartTrace> {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const months: ProductMonth[] = [];
  const result = hypotheticalFigure(world, key, {
    note: step => void steps.push(step),
    input: input => void inputs.push(input),
    product: month => void months.push(month),
  });
  return {
    figure: asFigure(key, result),
    method: methodOf(world, key),
    steps,
    inputs,
    facts: await productStories(ctx, world.place.ownerId, months),
    partOf: of => nameOf(world, of),
  };
}

/** Before fees, a month's trace names a method without a fee; a product's month is what its manager recorded. */
function methodOf({ products }: Comparable, { measure, part }: FigureKey): string {
  if (measure === 'hypotheticalMonth' && products.has(readPart(part)?.series ?? '')) return 'hypothetical.product';
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
function nameOf({ mixes, products }: Comparable, { part }: FigureKey): { en: string; jp: string } | null {
  const id = readPart(part)?.series ?? '';
  const product = products.get(id);
  if (product) return { en: `Product: ${product.nameEn}`, jp: `運用商品：${product.nameJp}` };
  const name = mixes.get(id)?.name;
  return name === undefined ? null : { en: `Hypothetical: ${name}`, jp: `仮想：${name}` };
}
