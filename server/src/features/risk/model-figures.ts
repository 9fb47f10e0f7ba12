import type { FigureKey, Measure } from '@hakaru/contract/figures';
import { ignore, type Note } from '@hakaru/engine/explain';
import { missing, type Result } from '@hakaru/engine/result';
import type { FactorRisk } from '@hakaru/engine/risk/factor-risk';
import type { FigureContext } from '#features/figures/public';
import { cellFigure, isCellMeasure } from './cell-figures';
import type { ModelBook, View } from './model-book';

export type Listener = { note: Note; input(key: FigureKey): void };
export const NOBODY: Listener = { note: ignore, input: () => undefined };

type Work = { place: FigureContext; book: ModelBook; key: FigureKey; listener: Listener; view: View; isWhole: boolean };

/** Calculates one figure of the factor model, for a mandate or the whole asset. The path is the same with and without a trace. */
export function modelFigure(place: FigureContext, book: ModelBook, key: FigureKey, listener: Listener = NOBODY): Result {
  if (!place.reaches(key.entityId, key.asOf)) return missing('no_data');
  if (isCellMeasure(key.measure)) return cellFigure(book, key);
  const view = book.view(key.entityId, key.asOf);
  const work = { place, book, key, listener, view, isWhole: key.entityId === place.calculator.book.rootId };
  const found = key.measure === 'modelTotalRisk' || key.measure === 'modelTotalExposure' ? view.total : view.active;
  if (key.measure === 'modelUndiversified') return undiversified(work);
  if (found.value === null) return found;
  return ofRisk(work, found.value);
}

/** The key of another figure of the same entity and day. */
const same = ({ key: { entityId, asOf } }: Work, measure: Measure, part?: string): FigureKey => ({
  entityId,
  measure,
  horizon: null,
  asOf,
  ...(part === undefined ? {} : { part }),
});

function ofRisk(work: Work, risk: FactorRisk): Result {
  const { key, listener, view } = work;
  const input = (measure: Measure, part?: string) => listener.input(same(work, measure, part));
  const factor = view.factors.indexOf(key.part ?? '');
  switch (key.measure) {
    case 'modelTotalRisk':
      listener.note({ id: 'factorVariance', value: risk.factorVariance, unit: 'factor' });
      listener.note({ id: 'specificVariance', value: risk.specificVariance, unit: 'factor' });
      lineInputs(work, ['modelWeight', 'modelLineRisk']);
      return { value: risk.risk };
    case 'modelActiveRisk':
      for (const code of view.factors) input('modelFactorVariance', code);
      input('modelSpecificVariance');
      return { value: risk.risk };
    case 'modelFactorRisk':
      for (const code of view.factors) input('modelFactorVariance', code);
      return { value: risk.factorRisk };
    case 'modelSpecificRisk':
      input('modelSpecificVariance');
      return { value: risk.specificRisk };
    case 'modelFactorShare':
    case 'modelSpecificShare':
      input('modelFactorRisk');
      input('modelSpecificRisk');
      input('modelActiveRisk');
      return { value: key.measure === 'modelSpecificShare' ? risk.specificShare : 1 - risk.specificShare };
    case 'modelSpecificVariance':
      lineInputs(work, ['modelWeight', 'modelBenchmarkWeight', 'modelLineRisk']);
      return { value: risk.specificVariance };
    case 'modelBeta':
      lineInputs(work, ['modelWeight', 'modelBenchmarkWeight', 'modelLineRisk']);
      return risk.predictedBeta === null ? missing('zero_denominator') : { value: risk.predictedBeta };
    case 'modelCoverage':
      listener.note({ id: 'uncovered', value: risk.uncovered.length, unit: 'count' });
      lineInputs(work, ['modelWeight', 'modelBenchmarkWeight']);
      return { value: risk.coverage };
    case 'modelContribution':
      return contribution(work, risk);
    default:
      return factor < 0 ? missing('not_applicable') : ofFactor(work, risk, factor);
  }
}

function ofFactor(work: Work, risk: FactorRisk, at: number): Result {
  const { key, listener, view } = work;
  const code = view.factors[at] ?? '';
  switch (key.measure) {
    case 'modelExposure':
    case 'modelTotalExposure':
      exposureInputs(work, code);
      return { value: risk.exposure[at] ?? Number.NaN };
    case 'modelFactorVariance':
      for (const other of view.factors) {
        listener.input(same(work, 'modelExposure', other));
        listener.input(same(work, 'modelCovariance', `${code}|${other}`));
      }
      return { value: risk.factorContributions[at] ?? Number.NaN };
    case 'modelFactorContribution':
      listener.input(same(work, 'modelFactorVariance', code));
      listener.input(same(work, 'modelActiveRisk'));
      return { value: risk.factorRiskContributions[at] ?? Number.NaN };
    default:
      return missing('not_applicable');
  }
}

/** Traces the cells of every line; for the whole those of each mandate, with the values that weight them. */
function lineInputs(work: Work, measures: readonly Measure[]): void {
  const { key, listener, view } = work;
  for (const { entityId, portfolio } of view.parts) {
    if (work.isWhole) listener.input({ entityId, measure: 'marketValue', horizon: null, asOf: key.asOf });
    for (const { code } of portfolio.lines)
      for (const measure of measures) listener.input({ entityId, measure, horizon: null, asOf: key.asOf, part: code });
  }
}

/** Traces an exposure: of the whole to its mandates by value, of a mandate to its securities by weight. */
function exposureInputs(work: Work, factor: string): void {
  const { key, listener, view } = work;
  for (const { entityId, portfolio } of view.parts) {
    const of = (measure: Measure, part?: string) => listener.input({ ...same(work, measure, part), entityId });
    if (work.isWhole) {
      of('marketValue');
      of(key.measure, factor);
      continue;
    }
    for (const { code } of portfolio.lines) {
      of('modelWeight', code);
      if (key.measure === 'modelExposure') of('modelBenchmarkWeight', code);
      of('modelLoading', `${code}|${factor}`);
    }
  }
}

/** The contribution of a security to a mandate's active risk, or of a mandate to that of the whole. */
function contribution(work: Work, risk: FactorRisk): Result {
  const { key, view, listener } = work;
  const { part = '' } = key;
  const own = work.isWhole ? view.parts.find(({ entityId }) => entityId === part) : view.parts[0];
  const lines = own?.portfolio.lines.filter(({ code }) => work.isWhole || code === part) ?? [];
  if (!own || lines.length === 0) return missing('not_applicable');
  listener.input(same(work, 'modelActiveRisk'));
  for (const { code } of lines)
    for (const measure of ['modelWeight', 'modelBenchmarkWeight'] as const)
      listener.input({ entityId: own.entityId, measure, horizon: null, asOf: key.asOf, part: code });
  const places = new Map(view.held.map(({ code }, at) => [code, at]));
  const scale = scaleOf(view, risk);
  const value = lines.reduce((total, line) => {
    const at = places.get(line.code) ?? -1;
    const isKnown = view.held[at]?.exposures && view.held[at].specificRisk !== null;
    const active = isKnown ? own.share * (line.weight * scale.own - line.benchmarkWeight * scale.other) : 0;
    return total + active * (risk.marginal[at] ?? 0);
  }, 0);
  return { value };
}

/** The factor by which known weights were raised to represent all, as in the engine. */
function scaleOf({ held }: View, { coverage }: FactorRisk): { own: number; other: number } {
  if (coverage === 1) return { own: 1, other: 1 };
  const raised = (of: 'weight' | 'benchmarkWeight') => {
    const known = held.filter(({ exposures, specificRisk }) => exposures && specificRisk !== null);
    const sum = (lines: View['held']) => lines.reduce((total, line) => total + line[of], 0);
    return sum(known) === 0 ? 1 : sum(held) / sum(known);
  };
  return { own: raised('weight'), other: raised('benchmarkWeight') };
}

/** The value-weighted sum of the mandates' active risks, without diversification between them. */
function undiversified(work: Work): Result {
  const { view, key, book, listener } = work;
  if (!work.isWhole) return missing('not_applicable');
  if (view.parts.length === 0) return missing('no_data');
  let total = 0;
  for (const { entityId, share } of view.parts) {
    const { active } = book.view(entityId, key.asOf);
    if (active.value === null) return missing('gap');
    listener.input({ entityId, measure: 'marketValue', horizon: null, asOf: key.asOf });
    listener.input({ ...same(work, 'modelActiveRisk'), entityId });
    total += share * active.value.risk;
  }
  return { value: total };
}
