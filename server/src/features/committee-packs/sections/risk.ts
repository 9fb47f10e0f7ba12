import type { Both } from '@hakaru/contract/languages';
import { figureGrid, openFigures, rowsOf } from '#features/figures/public';
import { readReport } from '#features/risk/public';
import {
  BREAK,
  column,
  figureCell,
  note,
  sameText,
  textCell,
  textColumn,
  type PackBlock,
  type PackRow,
  type Shape,
  type ValueCell,
} from '#features/committee-packs/content';
import { noteWords, words } from '#features/committee-packs/pack-text';
import { BARS_MAX, inHundreds, type Gather, type PackSource } from './source';

const REALISED = [
  ['volatility', words.volatility, 'rate'],
  ['trackingError', words.trackingError, 'rate'],
  ['informationRatio', words.informationRatio, 'ratio'],
  ['beta', words.beta, 'ratio'],
  ['maxDrawdown', words.maxDrawdown, 'rate'],
  ['upCapture', words.upCapture, 'weight'],
  ['downCapture', words.downCapture, 'weight'],
] as const satisfies readonly (readonly [string, Both, Shape])[];
const WINDOW = '36m';
/** The number of bars that leaves room for the predicted risk below them. */
const TRACKED_MAX = 10;

/** The managers' realised risk, and the risk predicted by a vendor's model. */
export const gatherRisk: Gather = async source => {
  const realised = await realisedBlocks(source);
  const predicted = await predictedBlocks(source);
  if (realised.length === 0 && predicted.length === 0) return null;
  return {
    blocks: [...realised, ...predicted],
    notes: [noteWords.realised, predicted.length > 0 ? noteWords.predicted : noteWords.noModel],
  };
};

async function realisedBlocks({ ctx, ask, content }: PackSource): Promise<PackBlock[]> {
  const { book } = (await openFigures(ctx, ask)).calculator;
  const ids = content.lines.filter(({ level }) => level !== 1).map(({ entityId }) => entityId);
  const entities = [...rowsOf(book, 'mandates'), ...rowsOf(book, 'root')].filter(({ id }) => ids.includes(id));
  const columns = REALISED.map(([measure]) => `${measure}.${WINDOW}`);
  const grid = await inHundreds(
    entities.map(({ id }) => id),
    entityIds => figureGrid(ctx, { ...ask, columns, entityIds }),
  );
  const named = entities.map((entity, at) => ({
    entity,
    isRoot: entity.id === book.rootId,
    cells: REALISED.map(([, , shape], nth) => figureCell(grid[at]?.figures[nth], shape)),
  }));
  const known = named.filter(({ cells }) => cells.some(({ value }) => value !== null));
  if (known.length === 0) return [];
  const rows = known.map(({ entity, isRoot, cells }): PackRow => ({
    level: isRoot ? 0 : 2,
    cells: [sameText(isRoot ? '' : entity.ref), textCell(isRoot ? words.total : entity.name), ...cells],
  }));
  const tracked = known.flatMap(({ entity, isRoot, cells: [, error] }) =>
    error && error.value !== null && !isRoot ? [{ label: entity.name, values: [error] }] : [],
  );
  return [
    {
      kind: 'table',
      title: words.realisedTitle,
      columns: [textColumn(words.ref), textColumn(words.name), ...REALISED.map(([, label]) => column(label))],
      rows,
    },
    BREAK,
    { kind: 'bars', title: words.trackingChart, series: [words.trackingError], rows: largest(tracked).slice(0, TRACKED_MAX) },
  ];
}

/** The largest rows, as many as fit on a page. */
function largest<Row extends { values: ValueCell[] }>(rows: readonly Row[]): Row[] {
  const size = ({ values: [first] }: Row) => Math.abs(Number(first?.value ?? 0));
  return rows.toSorted((one, other) => size(other) - size(one)).slice(0, BARS_MAX);
}

const LEADING = [
  ['modelTotalRisk', words.totalRisk, 'rate'],
  ['modelActiveRisk', words.activeRisk, 'rate'],
  ['modelBeta', words.beta, 'ratio'],
  ['modelFactorShare', words.factorShare, 'weight'],
  ['modelSpecificShare', words.specificShare, 'weight'],
  ['modelCoverage', words.coverage, 'weight'],
] as const;

async function predictedBlocks({ ctx, ask }: PackSource): Promise<PackBlock[]> {
  const report = await readReport(ctx, ask);
  if (!report.isModelled || report.figureOf('modelTotalRisk').value === null) return [];
  const contributors = report.contributors.map(({ name, figureOf }) => ({
    label: name,
    values: [figureCell(figureOf('modelContribution'), 'points')],
  }));
  const factors = report.factors.map(({ code, figureOf }) => ({
    label: { en: code, jp: code },
    values: [figureCell(figureOf('modelFactorContribution'), 'points')],
  }));
  return [
    note(words.predictedTitle, true),
    {
      kind: 'leading',
      figures: LEADING.map(([measure, label, shape]) => ({ label, cell: figureCell(report.figureOf(measure), shape) })),
    },
    {
      kind: 'pair',
      left: { kind: 'bars', title: words.contributorsTitle, series: [words.contribution], rows: largest(contributors) },
      right: { kind: 'bars', title: words.factorsTitle, series: [words.contribution], rows: largest(factors) },
    },
  ];
}
