import type { FigureKey } from '@hakaru/contract/figures';
import { missing, type Result } from '@hakaru/engine/result';
import type { FactStory } from '#features/books/public';
import type { ModelBook } from './model-book';
import type { Line } from './parse';
import type { PortfolioRow, Source } from './store';

const CELLS = ['modelVendorBeta', 'modelWeight', 'modelBenchmarkWeight', 'modelLineRisk', 'modelLoading', 'modelCovariance'] as const;
type CellMeasure = (typeof CELLS)[number];

/** Figures that are cells of the vendor's file. */
export function isCellMeasure(measure: string): measure is CellMeasure {
  return CELLS.some(name => name === measure);
}

type Cell = { value: number | null; place: string; source: Source; id: string };

export function cellFigure(book: ModelBook, key: FigureKey): Result {
  const cell = cellOf(book, key);
  return cell === null ? missing('not_applicable') : cell.value === null ? missing('no_data') : { value: cell.value };
}

/** The cell as a fact with its source. */
export function cellStory(book: ModelBook, key: FigureKey): FactStory[] {
  const cell = cellOf(book, key);
  if (!cell || cell.value === null) return [];
  const { measure, entityId, asOf } = key;
  const { source, id, place, value } = cell;
  const { recordedAt, supersededAt, sourceKind, sourceEn, sourceJp, person } = source;
  const origin = { recordedAt, supersededAt, sourceKind, sourceEn, sourceJp, person, approvedBy: null, importId: null };
  return [{ id, entityId, measure, asOf, value: String(value), quality: 'valuated', place, ...origin }];
}

function cellOf(book: ModelBook, key: FigureKey): Cell | null {
  const { part = '', measure, asOf } = key;
  if (measure === 'modelCovariance') return covarianceCell(book, asOf, part);
  const portfolio = book.portfolio(key.entityId, asOf);
  if (!portfolio) return null;
  if (measure === 'modelVendorBeta') {
    const { beta, betaPlace, id } = portfolio;
    return { value: beta, place: betaPlace ?? '', source: portfolio, id: `${id} beta` };
  }
  // A security's code may contain the separator, a factor's may not.
  const split = part.lastIndexOf('|');
  const isLoading = measure === 'modelLoading';
  const line = portfolio.lines.find(({ code }) => code === (isLoading ? part.slice(0, split) : part));
  return line ? lineCell(portfolio, line, isLoading ? part.slice(split + 1) : measure) : null;
}

function lineCell(portfolio: PortfolioRow, line: Line, of: string): Cell | null {
  const { places, factors, sheet, id } = portfolio;
  const at = (letter: string | undefined, value: number | null | undefined): Cell => ({
    value: value ?? null,
    place: `${sheet}!${letter ?? ''}${line.row}`,
    source: portfolio,
    id: `${id} ${letter ?? ''}${line.row}`,
  });
  if (of === 'modelWeight') return at(places.weight, line.weight);
  if (of === 'modelBenchmarkWeight') return at(places.benchmarkWeight, line.benchmarkWeight);
  if (of === 'modelLineRisk') return at(places.specificRisk, line.specificRisk);
  const factor = factors.indexOf(of);
  return factor < 0 ? null : at(places.factors[factor], line.exposures?.[factor]);
}

function covarianceCell(book: ModelBook, day: string, part: string): Cell | null {
  const model = book.model(day);
  const [row = -1, column = -1] = part.split('|').map(code => model?.factors.indexOf(code) ?? -1);
  if (!model || row < 0 || column < 0) return null;
  const place = `${model.places.letters[column] ?? ''}${model.places.rows[row] ?? ''}`;
  return {
    value: model.covariance[row * model.factors.length + column] ?? null,
    place: `${model.sheet}!${place}`,
    source: model,
    id: `${model.id} ${place}`,
  };
}
