import type { BaselMeasure } from '@hakaru/contract/basel-measures';
import type { Both } from '@hakaru/contract/languages';
import { itemNames, readBasel } from '#features/basel/public';
import { BREAK, column, figureCell, sameText, textCell, textColumn, type PackCell, type Shape } from '#features/committee-packs/content';
import { filled, noteWords, unitOf, words } from '#features/committee-packs/pack-text';
import { BARS_MAX, type Gather } from './source';

const COLUMNS = [
  ['baselExposure', words.baselExposure, 'money'],
  ['baselWeight', words.riskWeight, 'percent'],
  ['baselRwa', words.rwa, 'money'],
  ['baselCapital', words.capital, 'money'],
  ['baselCoverage', words.coverage, 'weight'],
  ['baselMissingCost', words.missingCost, 'money'],
] as const satisfies readonly (readonly [BaselMeasure, Both, Shape])[];

/** The capital requirement of the funds: by fund, and by row of the exposure table. */
export const gatherBasel: Gather = async ({ ctx, ask, content }) => {
  const report = await readBasel(ctx, ask);
  if (report.rows.length === 0 || report.totalOf('baselRwa').value === null) return null;
  const cells = (figureOf: (measure: BaselMeasure) => Parameters<typeof figureCell>[0]): PackCell[] =>
    COLUMNS.map(([measure, , shape]) => figureCell(figureOf(measure), shape));
  const items = report.items.filter(({ figureOf }) => figureOf('baselRwa').value !== null);
  return {
    blocks: [
      {
        kind: 'table',
        title: words.baselFunds,
        columns: [textColumn(words.ref), textColumn(words.name), ...COLUMNS.map(([, label]) => column(label))],
        rows: [
          ...report.rows.map(({ ref, name, figureOf }) => ({ level: 2, cells: [sameText(ref), textCell(name), ...cells(figureOf)] })),
          { level: 0, cells: [sameText(''), textCell(words.total), ...cells(report.totalOf)] },
        ],
      },
      BREAK,
      {
        kind: 'table',
        title: words.baselItems,
        columns: [textColumn(words.item), column(words.baselExposure), column(words.rwa)],
        rows: items.map(({ item, figureOf }) => ({
          level: 2,
          cells: [textCell(itemNames[item]), figureCell(figureOf('baselExposure'), 'money'), figureCell(figureOf('baselRwa'), 'money')],
        })),
      },
      {
        kind: 'bars',
        title: words.rwaChart,
        series: [words.rwa],
        rows: report.rows
          .slice(0, BARS_MAX)
          .map(({ name, figureOf }) => ({ label: name, values: [figureCell(figureOf('baselRwa'), 'money')] })),
      },
    ],
    notes: [filled(noteWords.basel, { percent: report.capitalPercent }), filled(noteWords.unit, { unit: unitOf(content.asset.currency) })],
  };
};
