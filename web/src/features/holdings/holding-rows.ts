import type { HoldingGroup } from '@hakaru/contract/holdings';
import type { ShownFigure } from '#features/figures/public';
import { shown, type Group, type Line, type Statement } from './queries';

/** A row of the table: a line, or a group of lines with the lines beneath it. */
export type HoldingRow = { id: string; line: Line | null; group: Group | null; rows: readonly HoldingRow[] | undefined };

const FIELDS = {
  'holdingUnits.-': 'units',
  'holdingPrice.-': 'price',
  'holdingValue.-': 'value',
  'holdingWeight.-': 'weight',
  'holdingBook.-': 'book',
  'holdingUnrealised.-': 'unrealised',
  'holdingDuration.-': 'duration',
  'holdingChange.-': 'change',
  unitsBefore: 'unitsBefore',
  valueBefore: 'valueBefore',
} as const;
type Column = keyof typeof FIELDS;

function isColumn(column: string): column is Column {
  return Object.hasOwn(FIELDS, column);
}

/** The figure of a row in a column; a group has no units or prices. */
export function figureOf({ line, group }: HoldingRow, column: string): ShownFigure | undefined {
  if (!isColumn(column)) return undefined;
  const field = FIELDS[column];
  if (line) return shown(line[field]);
  return group && field in group ? shown(group[field as 'value']) : undefined; // every figure of a group has the same shape
}

/** The lines in the server's order, largest first, or under their groups. A line no longer held is listed under its former group. */
export function rowsOf({ lines, groups }: Statement, groupBy: HoldingGroup | null): HoldingRow[] {
  const asRow = (line: Line): HoldingRow => ({ id: line.securityId, line, group: null, rows: undefined });
  if (!groupBy) return lines.map(asRow);
  const own = groups.filter(({ by }) => by === groupBy);
  const left = lines.filter(({ isHeld }) => !isHeld);
  const gathered = own.map(group => ({
    id: `${groupBy} ${group.group}`,
    line: null,
    group,
    rows: lines.filter(line => line.isHeld && groupOf(line, groupBy) === group.group).map(asRow),
  }));
  return [...gathered, ...left.map(asRow)];
}

/** The group under which the server counts a line. */
export function groupOf(line: Line, by: HoldingGroup): string {
  const names: Readonly<Record<HoldingGroup, string | null>> = {
    type: line.type1Name,
    subtype: line.type2Name,
    country: line.country,
    currency: line.currency,
    rating: line.rating,
    maturity: line.bucket,
    priceDate: line.priceDate,
    riskWeight: line.riskWeightPercent,
  };
  return names[by] ?? '-';
}
