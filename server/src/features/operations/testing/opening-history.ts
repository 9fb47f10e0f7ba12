import { writeWorkbook } from '@hakaru/workbook/workbook';
import { readFile } from '#workbooks/read-file';
import type { Row } from '#workbooks/table';
import { importFile, type Caller } from './first-customer';
import { until } from './installation';

type Cells = Row['cells'];

/** Downloads the history workbook, fills in a value for each row that has one, and imports it. */
export async function importHistory(admin: Caller, valueOf: (ref: string, month: string) => number | null): Promise<void> {
  const template = await admin.getFile('/imports/templates/history?language=en');
  const sheets = new Map<string, Cells[]>();
  const row = (name: string, { cells }: Row): void => {
    const rows = sheets.get(name) ?? [];
    rows.push(cells);
    sheets.set(name, rows);
  };
  await readFile({ name: 'history.xlsx', bytes: template }, { row, sheet: () => undefined });
  const filled = [...sheets].flatMap(([name, [head = [], ...rows]]) => {
    const lines = rows.flatMap(([ref, month]) => {
      const isRow = name.startsWith('Mandates') && typeof ref === 'string' && typeof month === 'string';
      const value = isRow ? valueOf(ref, month) : null;
      return isRow && value !== null ? [[ref, month, value, 0]] : [];
    });
    return lines.length > 0 ? [{ name, rows: written([head, ...lines]) }] : [];
  });
  await importFile(admin, 'history.xlsx', Buffer.from(await writeWorkbook(filled)));
}

const written = (rows: readonly Cells[]) => rows.map(cells => cells.map(value => ({ value: value as string | number | null }))); // a template has no other cells

type Run = { state: string; failure?: string | null };

async function finished(what: string, read: () => Promise<Run | null>): Promise<void> {
  let run: Run | null = null;
  await until(async () => ['done', 'failed'].includes((run = await read())?.state ?? ''));
  const { state, failure }: Run = run ?? { state: 'missing' };
  if (state !== 'done') throw new Error(`${what} ended as ${state}: ${failure ?? ''}`);
}

/** Populates all months up to one in a single run, and waits for the worker. */
export async function populateOpening(admin: Caller, asset: string, asOf: string): Promise<void> {
  await admin.make('populateOpeningHistory(assetId: $asset, asOf: $asOf)', { asset: 'ID', asOf: 'String' }, { asset, asOf });
  type Read = { monthEnd: { latest: string | null; run: Run | null } };
  const read = (): Promise<Read> => admin.ask<Read>('query ($id: ID!) { monthEnd(assetId: $id) { latest run { state } } }', { id: asset });
  await finished('populating', async () => (await read()).monthEnd.run);
  const { latest } = (await read()).monthEnd;
  if (latest !== asOf) throw new Error(`populated up to ${latest ?? 'nothing'} instead of ${asOf}`);
}

/** Publishes the reports of all those months in a single run, and waits for the worker. */
export async function publishOpening(admin: Caller, asset: string, asOf: string): Promise<void> {
  await admin.make('publishOpeningHistory(assetId: $asset, asOf: $asOf)', { asset: 'ID', asOf: 'String' }, { asset, asOf });
  type Read = { openingReports: { run: Run | null } | null };
  const ask = 'query ($id: ID!) { openingReports(assetId: $id) { run { state failure } } }';
  await finished('publishing', async () => (await admin.ask<Read>(ask, { id: asset })).openingReports?.run ?? null);
}
