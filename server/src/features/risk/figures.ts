import { isModelMeasure } from '@hakaru/contract/risk-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { cellStory, isCellMeasure } from './cell-figures';
import { readModelBook, type ModelBook } from './model-book';
import { modelFigure } from './model-figures';

/** Registers the figures of a vendor's factor model: requested by key, traced to the cells of the vendor's file. */
export function joinFigures(): void {
  addFigures({
    owns: isModelMeasure,
    open: async (ctx, place, keys) => {
      const entityIds = [...new Set(keys.map(({ entityId }) => entityId))];
      const book = await readModelBook(ctx, place, { entityIds, days: [...new Set(keys.map(({ asOf }) => asOf))] });
      return {
        figure: key => asFigure(key, modelFigure(place, book, key)),
        trace: key => Promise.resolve(traceOf(place, book, key)),
      };
    },
  });
}

function traceOf(place: FigureContext, book: ModelBook, key: FigureKey): PartTrace {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const result = modelFigure(place, book, key, { note: step => void steps.push(step), input: input => void inputs.push(input) });
  const isCell = isCellMeasure(key.measure);
  return {
    figure: asFigure(key, result),
    method: isCell ? 'figures.fact' : methodOf(place, key),
    steps,
    inputs: result.value === null ? [] : inputs,
    facts: isCell && place.reaches(key.entityId, key.asOf) ? cellStory(book, key) : [],
    partOf: of => partName(place, book, of),
  };
}

const METHODS: Readonly<Record<string, string>> = {
  modelTotalRisk: 'risk.total',
  modelActiveRisk: 'risk.active',
  modelBeta: 'risk.beta',
  modelFactorRisk: 'risk.factor',
  modelSpecificRisk: 'risk.specific',
  modelFactorShare: 'risk.share',
  modelSpecificShare: 'risk.share',
  modelCoverage: 'risk.coverage',
  modelUndiversified: 'risk.undiversified',
  modelExposure: 'risk.exposure',
  modelTotalExposure: 'risk.total-exposure',
  modelFactorVariance: 'risk.factor-variance',
  modelSpecificVariance: 'risk.specific-variance',
  modelFactorContribution: 'risk.factor-contribution',
  modelContribution: 'risk.contribution',
};

function methodOf({ calculator }: FigureContext, { measure, entityId }: FigureKey): string {
  const isWhole = entityId === calculator.book.rootId;
  return measure === 'modelExposure' && isWhole ? 'risk.exposure-of-whole' : (METHODS[measure] ?? 'figures.fact');
}

/** The name of a security or mandate, or the code of a factor. */
function partName({ calculator }: FigureContext, book: ModelBook, { part, entityId, asOf }: FigureKey): { en: string; jp: string } | null {
  if (part === undefined) return null;
  const mandate = calculator.entity(part);
  if (mandate) return mandate.name;
  const text = book.portfolio(entityId, asOf)?.lines.find(({ code }) => code === part)?.name ?? part.replace('|', ' · ');
  return { en: text, jp: text };
}
