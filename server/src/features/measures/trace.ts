import { isAttributionMeasure, type AttributionMeasure } from '@hakaru/contract/attribution';
import { figureKey, isBookMeasure, type BookMeasure, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { isLikeMeasure, type LikeMeasure } from '@hakaru/contract/like-for-like';
import type { Both } from '@hakaru/contract/languages';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { Step } from '@hakaru/engine/result';
import { type FigureCalculator, isGathering, seriesOf } from '#features/books/public';
import { attributionMethod } from './attribution-figures';
import { figure } from './figure';
import { isOpeningWeight } from './opening-weight';
import { benchmarkOf, partMethod } from './part-figures';
import { likeMethod } from './like-for-like';

/** How a figure was calculated: the method, its steps, the figures it uses, and the facts it rests on directly. */
export type Trace = {
  key: FigureKey;
  figure: Figure;
  method: string;
  steps: Step[];
  inputs: FigureKey[];
  factIds: string[];
  /** The facts that are subtracted. */
  against?: ReadonlySet<string>;
  /** The name of the key's part. */
  partName?: Both | null;
};

/** Calculates a figure again while recording its trace. One level only: each input is a figure with its own trace. */
export function traceOf(calculator: FigureCalculator, key: FigureKey): Trace {
  const steps: Step[] = [];
  const inputs = new Map<string, FigureKey>();
  const factIds: string[] = [];
  const recorded = {
    note: (step: Step) => void steps.push(step),
    inputs: {
      figure: (input: FigureKey) => void inputs.set(figureKey(input), input),
      fact: (id: string) => void factIds.push(id),
    },
  };
  const worked = figure(calculator, key, recorded);
  inputs.delete(figureKey(key));
  const method = methodOf(calculator, key);
  const isForPeriod = method === METHODS.pmeReturn && steps.some(({ id }) => id === 'daysHeld');
  const ofBenchmark = key.measure === 'partWeight' || key.measure === 'partContribution' ? benchmarkOf(calculator, key) : null;
  return {
    key,
    partName: ofBenchmark?.name ?? null,
    figure: worked,
    method: isForPeriod ? `${method}-period` : method,
    steps,
    inputs: [...inputs.values()],
    factIds,
  };
}

/** The id under which screens show the method and its formula. */
export function methodOf(calculator: FigureCalculator, key: FigureKey): string {
  const { entityId, measure, horizon } = key;
  if (isAttributionMeasure(measure)) return attributionMethod(calculator, { ...key, measure });
  if (isLikeMeasure(measure)) return likeMethod(calculator, { ...key, measure });
  if (measure === 'partWeight' || measure === 'partContribution') return partMethod(key);
  const entity = calculator.entity(entityId);
  if (measure === 'marketValue' || (measure === 'flow' && horizon === '1m'))
    return entity && isGathering(entity) ? 'figures.sum' : (carriedMethod(calculator, key) ?? 'figures.fact');
  if (measure === 'return' && horizon === '1m') {
    if (entity?.kind !== 'benchmark') return 'returns.modified-dietz';
    return entity.type === 'market' ? 'figures.fact' : `benchmarks.${entity.type}`;
  }
  if (measure === 'grossReturn' && horizon === '1m') return 'figures.fact';
  if (measure === 'policyWeight' && entityId === calculator.book.rootId) return 'figures.whole';
  if (isOpeningWeight(key)) return 'figures.opening-weight';
  if (measure === 'benchmarkReturn' && horizon === '1m') return 'figures.assigned-benchmark';
  return isBookMeasure(measure) ? METHODS[measure] : 'figures.fact';
}

/** The method of a value nobody reported: carried from an earlier month, or a flow assumed to be zero; else null. */
function carriedMethod({ book }: FigureCalculator, { entityId, measure, asOf }: FigureKey): string | null {
  if (measure !== 'marketValue' && measure !== 'flow') return null;
  if (!seriesOf(book, entityId, measure)?.carried?.has(monthIndexOf(asOf))) return null;
  return measure === 'flow' ? 'figures.no-notice' : 'figures.carried';
}

const METHODS: Readonly<Record<Exclude<BookMeasure, AttributionMeasure | LikeMeasure>, string>> = {
  marketValue: 'figures.sum',
  flow: 'figures.sum',
  profit: 'figures.profit',
  weight: 'figures.weight',
  policyWeight: 'figures.policy',
  deviation: 'figures.deviation',
  band: 'figures.band',
  toPolicy: 'figures.to-policy',
  toBand: 'figures.to-band',
  outsideBand: 'figures.outside-band',
  return: 'returns.horizon',
  benchmarkReturn: 'returns.horizon',
  excess: 'returns.excess',
  cumulativeReturn: 'returns.chain-link',
  cumulativeBenchmark: 'returns.chain-link',
  contribution: 'figures.contribution',
  partWeight: 'benchmarks.part-weight',
  partContribution: 'benchmarks.part-linked',
  volatility: 'statistics.volatility',
  trackingError: 'statistics.tracking-error',
  informationRatio: 'statistics.information-ratio',
  beta: 'statistics.beta',
  maxDrawdown: 'statistics.max-drawdown',
  drawdown: 'statistics.current-drawdown',
  upCapture: 'statistics.up-capture',
  downCapture: 'statistics.down-capture',
  benchmarkCorrelation: 'statistics.correlation',
  excessCorrelation: 'statistics.excess-correlation',
  sharpe: 'statistics.sharpe',
  downsideDeviation: 'statistics.downside-deviation',
  sortino: 'statistics.sortino',
  treynor: 'statistics.treynor',
  jensenAlpha: 'statistics.jensen-alpha',
  systematicRisk: 'statistics.systematic-risk',
  mixRisk: 'risk.states',
  mixContribution: 'risk.contributions',
  auditedShare: 'figures.quality-share',
  valuatedShare: 'figures.quality-share',
  estimatedShare: 'figures.quality-share',
  valueAge: 'figures.value-age',
  assumedReturn: 'figures.assumed-return',
  overAssumed: 'figures.over-assumed',
  grossReturn: 'returns.gross',
  priorReturn: 'returns.horizon',
  overPrior: 'returns.over-prior',
  pme: 'private-assets.ks-pme',
  pmeReturn: 'private-assets.ln-pme',
};
