import type { ImportKind } from '@hakaru/contract/enumerations';
import { AppError } from '@hakaru/contract/errors';
import { HISTORY_MONTHS } from '@hakaru/contract/imports';
import type { Language } from '@hakaru/contract/languages';
import { SHEET_ROWS } from '@hakaru/contract/limits';
import { monthEndsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { kinds, REFERENCE, type World, worldsOf } from '#features/import-kinds/public';
import { currentMonth } from '#features/reporting-tasks/public';
import { findMissingReturns, findMissingValues, type MissingMonth } from './history-store';
import { cellFor, headCell, helpSheet, OPTIONAL_FILL } from './template';

/** The sheets of years of history: fewer than a workbook may have, so that it can be sent back. */
const SHEETS = { mandates: 40, benchmarks: 8 } as const;
/** Few columns, because every one of them is repeated for each month; further ones of the kind may be added by hand. */
const COLUMNS = { mandates: ['code', 'asOf', 'marketValue', 'flow', 'return'], benchmarks: ['code', 'asOf', 'return'] } as const;
type HistoryKind = keyof typeof COLUMNS;

/**
 * A workbook of all past months, one row for each month of a mandate or market index that has no value yet. For whoever looks after the whole
 * organisation.
 */
export async function historySheets(
  ctx: SignedIn,
  { ownerId, language }: { ownerId: string | null; language: Language },
): Promise<Sheet[]> {
  const world = await wholeWorld(ctx, ownerId);
  const to = currentMonth(todayOf(ctx));
  const months = monthEndsBetween(shiftMonthEnd(to, 1 - HISTORY_MONTHS), to);
  const { mandates, benchmarks } = await inScope(ctx.app.database.db, { organisation: world.client.id }, async db => ({
    mandates: await findMissingValues(db, world.client.id, { months, most: SHEETS.mandates * SHEET_ROWS }),
    benchmarks: await findMissingReturns(db, world.client.id, { months, most: SHEETS.benchmarks * SHEET_ROWS }),
  }));
  const known = (rows: readonly MissingMonth[]) => rows.filter(({ ref }) => world.entities.has(ref.toUpperCase()));
  const wanted: readonly ImportKind[] = ['mandates', 'benchmarks'];
  return [
    ...sheetsOf('mandates', known(mandates), language),
    ...sheetsOf('benchmarks', known(benchmarks), language),
    helpSheet(wanted, { language, lists: [] }),
  ];
}

async function wholeWorld(ctx: SignedIn, ownerId: string | null): Promise<World> {
  const { organisation } = ctx.actor;
  const [world] = await worldsOf(ctx.app, organisation, ownerId ?? organisation.id);
  if (!world?.client.isWhole) throw new AppError('notFound');
  return world;
}

function sheetsOf(kind: HistoryKind, rows: readonly MissingMonth[], language: Language): Sheet[] {
  const parts = Array.from({ length: Math.max(1, Math.ceil(rows.length / SHEET_ROWS)) }, (_, at) =>
    rows.slice(at * SHEET_ROWS, (at + 1) * SHEET_ROWS),
  );
  const title = kinds[kind].title[language];
  return parts.map((part, at) => ({ name: parts.length === 1 ? title : `${title} ${at + 1}`, ...filling(kind, part, language) }));
}

function filling(kind: HistoryKind, rows: readonly MissingMonth[], language: Language): Omit<Sheet, 'name'> {
  const columns = COLUMNS[kind].flatMap(name => kinds[kind].columns[name] ?? []);
  const [code, asOf] = columns;
  const lines = rows.map((row): (Cell | null)[] => [
    code ? cellFor(code, row.ref) : null,
    asOf ? cellFor(asOf, row.asOf) : null,
    ...columns.slice(2).map(() => null),
    { value: language === 'jp' ? row.nameJp : row.nameEn, style: { fill: OPTIONAL_FILL } },
  ]);
  const name: Cell = { value: REFERENCE[language].name, style: { fill: OPTIONAL_FILL, wrap: true } };
  return {
    rows: [[...columns.map(column => headCell(column, language)), name], ...lines],
    columns: [...columns.map(() => ({ width: 18 })), { width: 32 }],
    frozen: { rows: 1, columns: 2 },
  };
}
