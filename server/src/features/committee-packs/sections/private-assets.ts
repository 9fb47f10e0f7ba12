import type { Both } from '@hakaru/contract/languages';
import { openFigures } from '#features/figures/public';
import { readOverview, type Overview } from '#features/private-assets/public';
import {
  BREAK,
  column,
  figureCell,
  sameText,
  textCell,
  textColumn,
  type PackBlock,
  type Shape,
  type ValueCell,
} from '#features/committee-packs/content';
import { filled, noteWords, unitOf, words } from '#features/committee-packs/pack-text';
import type { Gather } from './source';

const COLUMNS = [
  ['commitment', words.commitment, 'money'],
  ['called', words.called, 'money'],
  ['unfunded', words.unfunded, 'money'],
  ['distributed', words.distributed, 'money'],
  ['nav', words.nav, 'money'],
  ['navAge', words.navAge, 'count'],
  ['dpi', words.dpi, 'ratio'],
  ['tvpi', words.tvpi, 'ratio'],
  ['irrNet', words.irr, 'percent'],
] as const satisfies readonly (readonly [string, Both, Shape])[];
/** The age of the last valuation exists per fund, not per vintage. */
const VINTAGE_COLUMNS = COLUMNS.filter(([measure]) => measure !== 'navAge');

/** Private funds in the investor's currency: by fund and by vintage. */
export const gatherPrivateAssets: Gather = async ({ ctx, ask, content }) => {
  const overview = await readOverview(ctx, { ...ask, entityId: null, isInBase: true, select: {}, since: null, indexId: null });
  if (overview.rows.length === 0) return null;
  const { calculator } = await openFigures(ctx, ask);
  const whole = overview.totals.find(({ isWhole }) => isWhole);
  const nameOf = (id: string): Both => calculator.entity(id)?.name ?? { en: '', jp: '' };
  const funds: PackBlock = {
    kind: 'table',
    title: words.privateTitle,
    columns: [textColumn(words.name), textColumn(words.vintage), ...COLUMNS.map(([, label]) => column(label))],
    rows: [
      ...overview.rows.map(({ fundId, vintage, figures }) => ({
        level: 2,
        cells: [textCell(nameOf(fundId)), sameText(vintage ?? '-'), ...cellsOf(figures)],
      })),
      ...(whole ? [{ level: 0, cells: [textCell(words.total), sameText(''), ...cellsOf(whole.figures)] }] : []),
    ],
  };
  return {
    blocks: [funds, BREAK, ...vintageBlocks(overview)],
    notes: [noteWords.privateAssets, filled(noteWords.unit, { unit: unitOf(content.asset.currency) })],
  };
};

type Figures = Overview['rows'][number]['figures'];

const cellsOf = (figures: Figures, columns: readonly (typeof COLUMNS)[number][] = COLUMNS): ValueCell[] =>
  columns.map(([measure, , shape]) => cellOf(figures, measure, shape));

const cellOf = (figures: Figures, measure: string, shape: Shape): ValueCell =>
  figureCell(figures.find(one => one.measure === measure)?.figure, shape);

function vintageBlocks({ vintages }: Overview): PackBlock[] {
  return [
    {
      kind: 'table',
      title: words.vintageTitle,
      columns: [textColumn(words.vintage), ...VINTAGE_COLUMNS.map(([, label]) => column(label))],
      rows: vintages.map(({ vintage, figures }) => ({ level: 2, cells: [sameText(vintage), ...cellsOf(figures, VINTAGE_COLUMNS)] })),
    },
    {
      kind: 'bars',
      title: words.vintageChart,
      series: [words.nav, words.unfunded],
      rows: vintages.map(({ vintage, figures }) => ({
        label: { en: vintage, jp: vintage },
        values: ['nav', 'unfunded'].map(measure => cellOf(figures, measure, 'money')),
      })),
    },
  ];
}
