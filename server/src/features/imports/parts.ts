import { randomUUID } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import { mayBecome } from '@hakaru/contract/imports';
import { keepUpload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { formOf } from '#features/import-kinds/public';
import { beginAgain, own, readImport } from './actions';
import { contentOf } from './content';
import { queueImport } from './jobs';
import * as parts from './parts-store';
import { listRows, type KeptRow } from './staging-store';
import * as store from './store';

const ALL = { first: 1_000_000, page: 1 };

/**
 * The rows that could be saved without the others: they have no errors, and neither has any other row about the same subject. Half of a
 * mandate's statement would be a wrong statement.
 */
export function goodRows<Row extends Pick<KeptRow, 'sheet' | 'row' | 'kind' | 'values'>>(
  rows: readonly Row[],
  errors: readonly { sheet: string; row: number | null }[],
): Row[] {
  const sheets = new Set(errors.flatMap(({ sheet, row }) => (row === null ? [sheet] : [])));
  const places = new Set(errors.map(placeOf));
  const isWrong = (row: Row) => sheets.has(row.sheet) || places.has(placeOf(row));
  const held = new Set(rows.filter(isWrong).map(subjectOf));
  return rows.filter(row => !isWrong(row) && (subjectOf(row) === null || !held.has(subjectOf(row))));
}

const placeOf = ({ sheet, row }: { sheet: string; row: number | null }): string => `${sheet}\n${row}`;

function subjectOf(row: Pick<KeptRow, 'kind' | 'values'>): string | null {
  const { subject } = formOf(row);
  return subject === undefined ? null : (row.values[subject] ?? null);
}

/** How many rows of a file with errors could be saved on their own; 0 for anybody but its sender. */
export async function countGood(ctx: SignedIn, found: store.ImportRecord): Promise<number> {
  if (found.organisationId !== ctx.actor.organisation.id || !mayPart(found)) return 0;
  return await inTransaction(ctx, async ctx => (await goodOf(ctx, found)).length);
}

const mayPart = ({ status, refusal, withdrawnAt }: store.ImportRecord): boolean =>
  status === 'error' && refusal === null && withdrawnAt === null;

async function goodOf({ db }: SignedIn, { organisationId, id, fileNo }: store.ImportRecord): Promise<KeptRow[]> {
  const reading = { organisationId, importId: id, fileNo };
  const { data } = await listRows(db, reading, ALL);
  return goodRows(data, await parts.findErrors(db, reading));
}

export async function readParts(ctx: SignedIn, found: store.ImportRecord): Promise<parts.PartLine[]> {
  if (found.parted === 0 || found.organisationId !== ctx.actor.organisation.id) return [];
  return await inTransaction(ctx, ({ db }) => parts.listParts(db, found.organisationId, found.id));
}

/**
 * Makes an import of the good rows of a file, checked and approved like any other; the rest stays where it is, with its findings, and both
 * are read again. Concurrent requests are decided by the version: exactly one wins.
 */
export async function saveGoodRows(ctx: SignedIn, { id, version }: { id: string; version: number }): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  const seen = await inTransaction(ctx, ctx => own(ctx, id));
  const file = await contentOf(ctx.app, work => inScope(ctx.app.database.db, { organisation: seen.organisationId }, work), seen);
  const partId = randomUUID();
  await inTransaction(ctx, async ctx => {
    const before = await own(ctx, id);
    if (before.withdrawnAt) throw invalid('id', 'withdrawn');
    if (before.version !== version || before.fileNo !== seen.fileNo) throw new AppError('conflict');
    const rows = mayPart(before) ? await goodOf(ctx, before) : [];
    if (rows.length === 0) throw invalid('id', 'noGoodRows');
    await beginAgain(ctx, before, { version }); // a second request waits here and then fails, as it has seen an older version
    await insertPart(ctx, before, { partId, rows, file });
  });
  return await readImport(ctx, partId);
}

type Parting = { partId: string; rows: readonly KeptRow[]; file: { name: string; bytes: Buffer } };

async function insertPart(ctx: SignedIn, of: store.ImportRecord, { partId, rows, file }: Parting): Promise<void> {
  const { organisationId, ownerId, kind } = of;
  const { id: userId, name: userName } = ctx.actor.user;
  const at = ctx.app.now();
  const { key, bytes, sha256 } = await keepUpload(ctx, file);
  await store.insertImport(ctx.db, { organisationId, id: partId, ownerId, kind, userId, userName, at });
  await store.insertFile(ctx.db, { organisationId, importId: partId, fileNo: 1, name: file.name, key, bytes, sha256, userName, at });
  await parts.insertPart(ctx.db, { organisationId, id: partId, of, rows, userId });
  await store.addStep(ctx.db, { organisationId, id: partId, status: 'created', userName, at });
  await queueImport(ctx.db, { organisationId, importId: partId }, 0);
  const after = { file: file.name, part: partId, rows: rows.length };
  await record(ctx, 'import.part', { subject: 'import', subjectId: of.id, organisationId, before: { status: of.status }, after });
}

/** Returns the rows of a withdrawn part to the import they came from, if that one is still open. */
export async function giveRowsBack(ctx: SignedIn, { organisationId, partOf }: store.ImportRecord): Promise<void> {
  const first = partOf === null ? undefined : await store.findImport(ctx.db, organisationId, partOf);
  if (!first || first.withdrawnAt || first.status === 'preprocessed' || !mayBecome(first.status, 'processing')) return;
  await beginAgain(ctx, first, { version: first.version });
}
