import type { Db } from '#platform/db';
import { insertSource, type Source } from './store';
import { closeLeftOut, insertRecords, lockKind, type Counts, type Shape } from './record-store';

/**
 * Where a row was read (sheet and cell, or page and box), and when we learned it, which is never before the row it corrects. `cells` maps
 * table columns to the column letters of the row's further values.
 */
export type Stamp = { place?: string | null; cells?: Readonly<Record<string, string>>; recordedAt: string };

/**
 * Facts of one kind from one source: a new source, or the id of an existing one. The caller holds the transaction, has entered the
 * organisation's scope and has checked permission. Each row of one call must be about something different.
 */
export type Batch<Row extends Stamp> = { organisationId: string; source: Source | string; rows: readonly Row[] };

const BATCH = 5_000;

export async function recordKind<Row extends Stamp>(db: Db, shape: Shape, batch: Batch<Row>): Promise<Counts> {
  await lockKind(db, batch.organisationId, shape);
  return await insertAll(db, shape, batch, batch.rows.map(asColumns));
}

/** The same for complete statements: current rows missing from them are superseded. */
export async function recordWhole<Row extends Stamp>(
  db: Db,
  shape: Shape,
  batch: Batch<Row> & { whole: readonly string[] },
): Promise<Counts> {
  const { organisationId, whole } = batch;
  const rows = batch.rows.map(asColumns);
  await lockKind(db, organisationId, shape);
  const closed = await closeLeftOut(db, shape, organisationId, whole, rows);
  const counts = await insertAll(db, shape, batch, rows);
  return { ...counts, superseded: counts.superseded + closed };
}

type Columns = Record<string, unknown>;

async function insertAll(db: Db, shape: Shape, batch: Omit<Batch<Stamp>, 'rows'>, rows: readonly Columns[]): Promise<Counts> {
  const recorded = { organisationId: batch.organisationId, sourceId: await sourceIdOf(db, batch) };
  const counts: Counts = { recorded: 0, unchanged: 0, superseded: 0 };
  for (let from = 0; from < rows.length; from += BATCH) {
    const done = await insertRecords(db, shape, recorded, rows.slice(from, from + BATCH));
    counts.recorded += done.recorded;
    counts.unchanged += done.unchanged;
    counts.superseded += done.superseded;
  }
  return counts;
}

export async function sourceIdOf(db: Db, { organisationId, source }: { organisationId: string; source: Source | string }): Promise<string> {
  return typeof source === 'string' ? source : await insertSource(db, organisationId, source);
}

/** Maps field names to column names: `priceDate` is price_date. */
function asColumns(row: object): Columns {
  const columns: Columns = {};
  for (const [name, value] of Object.entries(row)) columns[columnOf(name)] = value;
  return columns;
}

const UPPER = /[A-Z]/g;
/** Cached: the same few names are converted for every row. */
const COLUMN_NAMES = new Map<string, string>();

function columnOf(name: string): string {
  const known = COLUMN_NAMES.get(name);
  if (known !== undefined) return known;
  const column = name.replace(UPPER, letter => `_${letter.toLowerCase()}`);
  COLUMN_NAMES.set(name, column);
  return column;
}
