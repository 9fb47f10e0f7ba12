import { isCurrencyMeasure } from '@hakaru/contract/currency-measures';
import { isHoldingMeasure, isSecurityEffect } from '@hakaru/contract/part-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import { rangeOn } from '@hakaru/workbook/addresses';
import type { Trace } from '#features/measures/public';
import { valueOf } from './also-needed';
import type { Case } from './formula-case';
import type { Home, Layout } from './layout';

/** Formulas of a statement's lines, groups and totals. */
export const HOLDING_METHODS: Readonly<Record<string, (one: Case) => string | null>> = {
  'holdings.weight': ({ layout, trace }) => joined(layout, trace, '/'),
  'holdings.unrealised': ({ layout, trace }) => joined(layout, trace, '-'),
  'holdings.change': ({ layout, trace }) => joined(layout, trace, '-'),
  'holdings.difference': ({ layout, trace }) => joined(layout, trace, '-'),
  'holdings.return': ({ layout, trace: { inputs } }) => {
    const [is, units, was, before] = inputs.map(key => cell(layout, key));
    return `(${is}/${units})/(${was}/${before})-1`;
  },
  'holdings.effect': ({ layout, trace: { inputs } }) => {
    const [weight, own, market] = inputs.map(key => cell(layout, key));
    return `${weight}*(${own}-${market})`;
  },
  'holdings.other': ({ layout, trace: { inputs } }) => inputs.map(key => cell(layout, key)).join('-'),
  'bonds.weighted-average': weightedAverage,
};

const cell = (layout: Layout, key: FigureKey): string => (layout.has(key) ? layout.at(key) : '0');

/** The part of the figure key in a row: changes and security effects also name the row's earlier day. */
export function partOf(row: { part?: string | undefined; against?: string | undefined }, measure: FigureKey['measure']): { part?: string } {
  if (isCurrencyMeasure(measure)) {
    const [currency = '', line] = (row.part ?? '').split('|');
    return { part: [currency, row.against ?? '', ...(line ? [line] : [])].join('|') };
  }
  if (!isHoldingMeasure(measure)) return {};
  const part = (measure === 'holdingChange' || isSecurityEffect(measure)) && row.against ? `${row.part ?? ''}|${row.against}` : row.part;
  return part === undefined ? {} : { part };
}

/** A line that was not held on a day counts as zero. */
function joined(layout: Layout, { inputs: [first, second] }: Trace, sign: '/' | '-'): string | null {
  if (!first || !second) return null;
  const cell = (key: FigureKey) => (layout.has(key) ? layout.at(key) : '0');
  return `${cell(first)}${sign}${cell(second)}`;
}

/** The average over the lines that have a value. Adjacent lines are written as ranges, because formulas have a maximum length. */
function weightedAverage({ layout, trace }: Case): string | null {
  const blocks = blocksOf(
    trace.inputs.flatMap(key => {
      const average = layout.homeOf(key);
      const value = layout.homeOf(valueOf(key));
      return average && value && layout.has(key) ? [{ average, value }] : [];
    }),
  );
  if (blocks.length === 0) return null;
  const range = (block: readonly Line[], of: keyof Line) => {
    const from = block[0]?.[of];
    const to = block.at(-1)?.[of];
    if (!from || !to) throw new Error('a block has a line');
    return rangeOn(from.sheet, from.place, to.place);
  };
  const products = blocks.map(block => `SUMPRODUCT(${range(block, 'average')},${range(block, 'value')})`);
  return `(${products.join('+')})/SUM(${blocks.map(block => range(block, 'value')).join(',')})`;
}

type Line = { average: Home; value: Home };

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines.toSorted(
    (a, b) => a.average.sheet.localeCompare(b.average.sheet) || a.average.place.row - b.average.place.row,
  )) {
    const last = blocks.at(-1)?.at(-1);
    if (last && follows(last.average, line.average) && follows(last.value, line.value)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function follows(above: Home, below: Home): boolean {
  return above.sheet === below.sheet && above.place.column === below.place.column && above.place.row + 1 === below.place.row;
}
