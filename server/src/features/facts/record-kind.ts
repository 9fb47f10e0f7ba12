import type { Db } from '#platform/db';
import { insertSource, type Source } from './store';
import { closeLeftOut, insertRecords, lockKind, type Counts, type Shape } from './record-store';

/**
 * Where a row was read (sheet and cell, page and box) and when we learned it, which is never before what it corrects. `cells` are the
 * column letters of the row's further values, by the column of the table they are kept in.
 */
export type Stamp = { place?: string | null; cells?: Readonly<Record<string, string>>; recordedAt: string };

/**
 * Facts of one kind from one source: a source to keep, or the id of one kept before. The caller holds the transaction, has entered the
 * organisation's scope and has checked that it may. Rows of one call must differ in what they are about.
 */
export type Batch<Row extends Stamp> = { organisationId: string; source: Source | string; rows: readonly Row[] };

const BATCH = 5_000;

export async function recordKind<Row extends Stamp>(db: Db, shape: Shape, batch: Batch<Row>): Promise<Counts> {
  await lockKind(db, batch.organisationId, shape);
  return await insertAll(db, shape, batch, batch.rows.map(asColumns));
}

/** The same, of rows that are all there is of their statement: what they leave out is closed. */
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

/** Fields as columns: `priceDate` is price_date. */
function asColumns(row: object): Columns {
  const columns: Columns = {};
  for (const [name, value] of Object.entries(row)) columns[columnOf(name)] = value;
  return columns;
}

const UPPER = /[A-Z]/g;
/** A few names, asked for in every row. */
const COLUMN_NAMES = new Map<string, string>();

function columnOf(name: string): string {
  const known = COLUMN_NAMES.get(name);
  if (known !== undefined) return known;
  const column = name.replace(UPPER, letter => `_${letter.toLowerCase()}`);
  COLUMN_NAMES.set(name, column);
  return column;
}
