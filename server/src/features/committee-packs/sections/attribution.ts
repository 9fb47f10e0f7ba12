import type { Both } from '@hakaru/contract/languages';
import { figureGrid, openFigures, rowsOf } from '#features/figures/public';
import { BREAK, column, figureCell, textCell, textColumn, type PackBlock, type Shape } from '#features/committee-packs/content';
import { filled, horizonWords, linkingWords, noteWords, words } from '#features/committee-packs/pack-text';
import { BARS_MAX, type Gather, type PackSource } from './source';

const PERIODS = ['1m', 'fytd', '1y'] as const;
const EFFECTS = [
  ['averageWeight', words.averageWeight, 'weight'],
  ['averagePolicyWeight', words.averagePolicy, 'weight'],
  ['allocationEffect', words.allocation, 'points'],
  ['selectionEffect', words.selection, 'points'],
  ['interactionEffect', words.interaction, 'points'],
  ['otherEffect', words.other, 'points'],
  ['totalEffect', words.totalEffect, 'points'],
] as const satisfies readonly (readonly [string, Both, Shape])[];

/** Performance attribution of the total against its policy, by class, over the month, the fiscal year and one year. */
export const gatherAttribution: Gather = async source => {
  const blocks: PackBlock[] = [];
  for (const horizon of PERIODS) {
    const own = await effectsOver(source, horizon);
    if (own.length > 0) blocks.push(...(blocks.length > 0 ? [BREAK] : []), ...own);
  }
  if (blocks.length === 0) return null;
  const { linking } = (await openFigures(source.ctx, source.ask)).calculator.book;
  return { blocks, notes: [filled(noteWords.attribution, { method: linkingWords[linking] })] };
};

async function effectsOver({ ctx, ask }: PackSource, horizon: (typeof PERIODS)[number]): Promise<PackBlock[]> {
  const { book } = (await openFigures(ctx, ask)).calculator;
  const classes = rowsOf(book, 'classes');
  const { rootId } = book;
  if (!rootId) return [];
  const columns = EFFECTS.map(([measure]) => `${measure}.${horizon}`);
  const grid = await figureGrid(ctx, { ...ask, columns, entityIds: [...classes.map(({ id }) => id), rootId] });
  const total = EFFECTS.findIndex(([measure]) => measure === 'totalEffect');
  if (grid.at(-1)?.figures[total]?.value == null) return [];
  const cellsOf = (at: number) => EFFECTS.map(([, , shape], nth) => figureCell(grid[at]?.figures[nth], shape));
  const title = filled(words.overPeriod, { period: horizonWords[horizon], of: words.effectsOf });
  const rows = [
    ...classes.map(({ name }, at) => ({ level: 2, cells: [textCell(name), ...cellsOf(at)] })),
    { level: 0, cells: [textCell(words.total), ...cellsOf(classes.length)] },
  ];
  return [
    { kind: 'table', title, columns: [textColumn(words.name), ...EFFECTS.map(([, label]) => column(label))], rows },
    {
      kind: 'bars',
      title: filled(words.overPeriod, { period: horizonWords[horizon], of: words.totalEffects }),
      series: [words.totalEffect],
      rows: classes.slice(0, BARS_MAX).map(({ name }, at) => ({ label: name, values: [figureCell(grid[at]?.figures[total], 'points')] })),
    },
  ];
}
