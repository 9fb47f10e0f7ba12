import { buffer } from 'node:stream/consumers';
import type { ImportKind } from '@hakaru/contract/enumerations';
import type { FileRefusal, ImportStatus } from '@hakaru/contract/imports';
import { noteDatasets } from '#features/reporting-tasks/public';
import type { App } from '#platform/context';
import { inScope, insideScope, type Db } from '#platform/db';
import { reportProgress } from '#platform/progress';
import { FairTurns } from '#platform/fair-turns';
import { USUAL_ZONE } from '#platform/today';
import { withReader } from '#workbooks/readers';
import { Refused } from '#workbooks/refused';
import { examine, type Finding, type Fixes, fixKey, stage, type Staged } from '#features/import-checks/public';
import { collector, understand, type Understanding, type Uploader, type World, worldsOf } from '#features/import-kinds/public';
import { announceChecked } from './announce';
import { touchedBy } from './authority';
import { findBasis } from './basis-store';
import { keepBasis } from './marks-store';
import { findOrganisations } from './party-store';
import { listOverrides, type Override } from './override-store';
import { findShares } from './parts-store';
import * as staging from './staging-store';
import * as store from './store';

export type ImportKey = { organisationId: string; importId: string };

/**
 * Takes an import from any unfinished status to a final one. Every step is committed before the next, and each can be repeated: if a
 * process dies, another finishes the import.
 */
export async function processImport(app: App, place: ImportKey): Promise<void> {
  const found = await scoped(app, place, db => store.findImport(db, place.organisationId, place.importId));
  if (!found || found.withdrawnAt || !['created', 'preprocessed', 'processing', 'staged'].includes(found.status)) return;
  try {
    const read = await readImport(app, found);
    if (found.status === 'created') await step(app, found, ['created'], 'preprocessed');
    if (found.status !== 'processing') await step(app, found, ['preprocessed', 'staged'], 'processing');
    const sender = { organisation: found.organisationId, person: found.organisationId };
    await turns.inTurn(sender, LONGEST_WAIT_MS, () => stageAndJudge(app, found, read));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await refuse(app, found, error.refusal);
  }
  await report(app, found, { done: 1, total: 1, state: 'done' });
}

/** The import was changed by another process or withdrawn. */
export class Overtaken extends Error {
  constructor(id: string) {
    super(`import ${id} was moved by somebody else`);
  }
}

/**
 * A process checks and stages one file at a time: several would not be faster together, and all would wait for all. Organisations take
 * turns, so that one file does not wait for all files of another organisation.
 */
const turns = new FairTurns({ total: 1, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: Infinity });
const LONGEST_WAIT_MS = 1_800_000;

type Read = Understanding & { world: World };

async function readImport(app: App, record: store.ImportRecord): Promise<Read> {
  const file = await scoped(app, { organisationId: record.organisationId, importId: record.id }, db =>
    store.findFile(db, record.organisationId, record.id, record.fileNo),
  );
  const content = file && (await app.files.get(file.key));
  if (!file || !content) throw new Refused('damaged', { part: record.fileName });
  const collected = await readContent(record.organisationId, { name: file.name, bytes: await buffer(content) });
  const { organisationId, ownerId, kind } = record;
  const uploader = await uploaderOf(app, organisationId);
  return chooseWorld(await worldsOf(app, uploader, ownerId), collected, kind, isCsv(file.name));
}

export async function readContent(organisationId: string, file: { name: string; bytes: Buffer }): Promise<ReturnType<typeof collector>> {
  const collected = collector();
  await withReader(organisationId, reader => reader.read(file, collected));
  return collected;
}

export const isCsv = (name: string): boolean => !/\.xlsx$/i.test(name);

/** The client whose codes the file uses; if one was chosen, there is only that one. */
export function chooseWorld(
  worlds: readonly World[],
  collected: ReturnType<typeof collector>,
  kind: ImportKind | null,
  csv: boolean,
): Read {
  const read = worlds.map(world => ({ world, ...understand(collected, kind, world.client.kinds, csv) }));
  const scored = read.map(one => ({ one, known: knownCodes(one) })).toSorted((a, b) => b.known - a.known);
  const [best, second] = scored;
  const isBlank = read.some(({ ignored }) => ignored.some(({ why }) => why === 'notFilled'));
  if (isBlank && read.every(({ sheets }) => sheets.every(({ rows }) => rows.length === 0))) throw new Refused('notFilled');
  if (!best || read.every(({ sheets }) => sheets.length === 0)) throw new Refused('noKind');
  if (second && best.known === second.known && best.known === 0 && speaksOfCodes(best.one)) throw new Refused('noOwner');
  if (second && best.known === second.known && best.known > 0) throw new Refused('noOwner');
  return best.known === 0 ? (scored.find(({ one }) => one.world.client.isOwn && one.sheets.length > 0)?.one ?? best.one) : best.one;
}

function speaksOfCodes({ sheets }: Understanding): boolean {
  return sheets.some(({ kind }) => kind.subject !== undefined);
}

function knownCodes({ sheets, world }: Read): number {
  let known = 0;
  for (const { kind, columns, rows } of sheets) {
    const at = kind.subject === undefined ? undefined : columns[kind.subject];
    if (at === undefined) continue;
    for (const { cells } of rows) {
      const cell = cells[at] ?? null;
      if (typeof cell === 'string' && world.entities.has(cell.normalize('NFKC').trim().toUpperCase())) known++;
    }
  }
  return known;
}

async function stageAndJudge(app: App, record: store.ImportRecord, { world, sheets: inFile, ignored }: Read): Promise<void> {
  const reading: staging.Reading = { organisationId: record.organisationId, importId: record.id, fileNo: record.fileNo };
  const sheets = await withoutOthers(app, record, inFile);
  const overrides = await scoped(app, reading, db => listOverrides(db, reading));
  const staged = await stage(sheets, fixesOf(overrides));
  // Read before the checks: facts recorded while they run were not seen by them.
  const touched = touchedBy(world, staged.rows);
  const basis = await inScope(app.database.db, { organisation: world.client.id }, db => findBasis(db, world.client.id, touched));
  const findings = [...staged.findings, ...(await examine(app, world, staged.rows))];
  const total = Math.max(1, staged.rows.length);
  await scoped(app, reading, async db => {
    await staging.clearReading(db, reading);
    await staging.insertSheets(db, reading, sheets);
    await staging.insertRows(db, reading, sheets, staged.rows, done => report(app, record, { done, total, state: 'running' }));
    await staging.insertFindings(db, reading, findings);
    await judge(app, db, record, { world, staged: { ...staged, findings, ignored: [...ignored, ...staged.ignored] } });
    await keepBasis(db, record, { basis, sharedAt: countOf(findings, 'error') > 0 ? null : app.now() });
    const counts = { errors: countOf(findings, 'error'), warnings: countOf(findings, 'warning') };
    await noteReceived(app, db, { importId: record.id, world, rows: staged.rows, ...counts });
  });
}

/** The rows of a file that belong to this import: all except those saved in a part, or for a part only its own. */
async function withoutOthers(app: App, record: store.ImportRecord, sheets: Read['sheets']): Promise<Read['sheets']> {
  const { organisationId, id, fileNo } = record;
  const isPart = record.partOf !== null && fileNo === 1; // a corrected file replaces the part's rows
  if (!isPart && record.parted === 0) return sheets;
  const shares = await scoped(app, { organisationId, importId: id }, db => findShares(db, { organisationId, importId: id, fileNo }));
  const key = (sheet: string, row: number) => `${sheet}\n${row}`;
  const own = new Set(shares.own.map(({ sheet, row }) => key(sheet, row)));
  const parted = new Set(shares.parted.map(({ sheet, row }) => key(sheet, row)));
  const isOwn = (place: string) => !parted.has(place) && (!isPart || own.has(place));
  const left = sheets.map(sheet => ({ ...sheet, rows: sheet.rows.filter(({ number }) => isOwn(key(sheet.name, number))) }));
  return left.filter(({ rows }) => rows.length > 0);
}

function fixesOf(overrides: readonly Override[]): Fixes {
  return new Map(overrides.map(({ sheet, row, field, usedValue }) => [fixKey(sheet, row, field), usedValue] as const));
}

/** Staging and its result are two steps of the log, written in one transaction, so that neither is seen without the other. */
async function judge(app: App, db: Db, record: store.ImportRecord, { world, staged }: { world: World; staged: Staged }): Promise<void> {
  const { organisationId, id } = record;
  const errors = countOf(staged.findings, 'error');
  const warnings = countOf(staged.findings, 'warning');
  const clean: ImportStatus = record.rechecked ? 'revalidated' : 'validated';
  const asOf =
    staged.rows
      .flatMap(({ values }) => values['asOf'] ?? values['day'] ?? [])
      .toSorted()
      .at(-1) ?? null;
  const kinds = [...new Set(staged.rows.map(({ on }) => on.kind.kind))];
  await store.setOwner(db, organisationId, id, world.client.id);
  await store.setOutcome(db, { organisationId, id, kinds, asOf, rows: staged.rows.length, errors, warnings, ignored: staged.ignored });
  await mustMove(db, { organisationId, id, from: ['processing'], to: 'staged', at: app.now() });
  await mustMove(db, { organisationId, id, from: ['staged'], to: errors > 0 ? 'error' : warnings > 0 ? 'warning' : clean, at: app.now() });
  await announceChecked(app, db, record, { errors, warnings });
}

export type Received = { importId: string; world: World; rows: Parameters<typeof datasetsIn>[1]; errors: number; warnings: number };

/** Updates the owner's reporting tasks with what arrived, in the transaction that set the result. */
export async function noteReceived(app: App, db: Db, { importId, world, rows, errors, warnings }: Received): Promise<void> {
  const organisationId = world.client.id;
  const state = errors > 0 ? 'error' : 'received';
  await insideScope(db, { organisation: organisationId }, async () => {
    await noteDatasets(db, { organisationId, state, importId, warnings, errors, at: app.now() }, datasetsIn(world, rows));
  });
}

/** The datasets in a file, with their months and entities. */
export function datasetsIn(
  world: World,
  rows: readonly { on: { kind: { kind: ImportKind; subject?: string } }; values: Readonly<Record<string, string | null>> }[],
) {
  const found = new Map<string, { dataset: ImportKind; asOf: string; entityIds: Set<string> }>();
  for (const { on, values } of rows) {
    const entity = on.kind.subject === undefined ? undefined : world.entities.get(values[on.kind.subject] ?? '');
    const asOf = values['asOf'];
    if (!entity || !asOf) continue;
    const place = `${on.kind.kind} ${asOf}`;
    const one = found.get(place) ?? { dataset: on.kind.kind, asOf, entityIds: new Set() };
    found.set(place, one);
    one.entityIds.add(entity.id);
  }
  return [...found.values()];
}

export async function refuse(app: App, record: store.ImportRecord, refusal: FileRefusal): Promise<void> {
  const { organisationId, id } = record;
  await scoped(app, { organisationId, importId: id }, async db => {
    await store.setRefusal(db, organisationId, id, refusal);
    // `processing` is the only way from `preprocessed` to `error`.
    await store.move(db, { organisationId, id, from: ['preprocessed'], to: 'processing', at: app.now() });
    await mustMove(db, { organisationId, id, from: ['created', 'processing', 'staged'], to: 'error', at: app.now() });
    await announceChecked(app, db, record, { errors: 1, warnings: 0 });
  });
}

async function step(app: App, { organisationId, id }: store.ImportRecord, from: readonly ImportStatus[], to: ImportStatus): Promise<void> {
  await scoped(app, { organisationId, importId: id }, db => mustMove(db, { organisationId, id, from, to, at: app.now() }));
}

async function mustMove(db: Db, move: store.Move): Promise<void> {
  if (!(await store.move(db, move))) throw new Overtaken(move.id);
}

async function report(
  app: App,
  { id, userId }: store.ImportRecord,
  progress: { done: number; total: number; state: 'running' | 'done' },
): Promise<void> {
  await reportProgress(app.database.db, userId, { kind: 'import', id, ...progress });
}

/** The organisation that sent a file. */
export async function uploaderOf(app: App, organisationId: string): Promise<Uploader> {
  const found = await inScope(app.database.db, { organisation: organisationId }, db => findOrganisations(db, [organisationId]));
  const { nameEn = '', nameJp = '', timeZone = USUAL_ZONE, modules = [] } = found.get(organisationId) ?? {};
  return { id: organisationId, nameEn, nameJp, timeZone, modules };
}

const countOf = (findings: readonly Finding[], severity: Finding['severity']): number =>
  findings.filter(finding => finding.severity === severity).length;

function scoped<T>(app: App, { organisationId }: ImportKey, work: (db: Db) => Promise<T>): Promise<T> {
  return inScope(app.database.db, { organisation: organisationId }, work);
}
