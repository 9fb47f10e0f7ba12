import type { Readable } from 'node:stream';
import { ARCHIVE_FORMAT } from '@hakaru/contract/departures';
import { readOrganisation } from '#platform/session-lookup';
import { AppError } from '@hakaru/contract/errors';
import type { App } from '#platform/context';
import { verifyTrail } from '#features/audit/public';
import { receivedFiles, type ReceivedFile } from '#features/imports/public';
import { signedBy } from '#platform/signing';
import { zipStream, type PartFacts, type ZipPart } from '#platform/zip-stream';
import * as catalogue from './catalogue-store';
import { README } from './readme-text';
import { VERIFY_SCRIPT } from './verify-script';
import { WITHHELD_TABLES } from './withheld';

type TablePart = PartFacts & { path: string; rows: number };
export type ArchivedTable = { name: string; rows: number; parts: TablePart[]; columns: catalogue.Column[]; withheld: string[] };
export type ArchivedFile = PartFacts & { key: string; path: string };
/** A file of another organisation from which own facts came. Without a `path` it is not in the archive; `why` gives the reason. */
export type ReceivedCopy = Omit<ReceivedFile, 'key'> & {
  sender: { nameEn: string; nameJp: string } | null;
  path: string | null;
  why: 'othersRows' | 'notFound' | null;
};
export type Totals = { tables: number; rows: number; files: number; missingFiles: number };
export type Report = (done: number, total: number) => Promise<void>;

/** The size at which a table's part is closed, well below the limit of a plain zip (without zip64). */
const PART_BYTES = 2 ** 30;
/** The key of a stored file: organisation id, then file id (captured). */
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

type Chain = { entries: number; lastHash: string | null };
type Gathered = {
  tables: ArchivedTable[];
  names: Map<string, string>;
  received: ReceivedFile[];
  chain: Chain;
  files: ArchivedFile[];
  missingFiles: string[];
  copies: ReceivedCopy[];
};

/**
 * Everything of one organisation as one zip: its tables from one snapshot, then the files their rows name. The totals are complete only after
 * the stream was read to its end. A replica may end a snapshot that stands in the way of replaying, so whoever lets it be read tries again.
 */
export async function archiveOf(
  app: App,
  organisationId: string,
  { report = async () => undefined, mayBeReplica = false }: { report?: Report; mayBeReplica?: boolean } = {},
) {
  const organisation = await readOrganisation(app, organisationId);
  if (!organisation) throw new AppError('notFound');
  const verification = await verifyTrail(app, organisationId);
  const totals: Totals = { tables: 0, rows: 0, files: 0, missingFiles: 0 };
  const about = { ref: organisation.ref, nameEn: organisation.nameEn, nameJp: organisation.nameJp };
  const facts = { ...about, madeAt: app.now().toISOString(), release: app.settings.release, format: ARCHIVE_FORMAT };
  const chain: Chain = { entries: 0, lastHash: null };
  const gathered: Gathered = { tables: [], names: new Map(), received: [], chain, files: [], missingFiles: [], copies: [] };
  return { totals, facts, content: zipStream(parts()) };

  async function* parts(): AsyncGenerator<ZipPart> {
    yield text('README.en.txt', README.en(facts));
    yield text('README.ja.txt', README.jp(facts));
    yield text('verify.mjs', VERIFY_SCRIPT);
    yield* tablesOf(app, { organisationId, gathered, report, mayBeReplica });
    yield* filesOf(app, gathered, report);
    yield* receivedOf(app, gathered);
    const { tables, files, missingFiles, copies } = gathered;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const missing = missingFiles.length + copies.filter(({ why }) => why === 'notFound').length;
    const copied = copies.filter(({ path }) => path !== null).length;
    Object.assign(totals, { tables: tables.length, rows, files: files.length + copied, missingFiles: missing });
    const withheldTables = Object.entries(WITHHELD_TABLES).map(([name, reason]) => ({ name, ...reason }));
    const audit = { ...chain, verification };
    const owner = { id: organisationId, ...about };
    const manifest = { ...facts, organisation: owner, tables, withheldTables, files, missingFiles, receivedFiles: copies, audit };
    const content = `${JSON.stringify(manifest, null, 1)}\n`;
    yield text('manifest.json', content);
    yield text('signature.json', `${JSON.stringify(signedBy(app.settings.secret, content), null, 1)}\n`);
  }
}

type Gathering = { organisationId: string; gathered: Gathered; report: Report; mayBeReplica: boolean };

async function* tablesOf(app: App, { organisationId, gathered, report, mayBeReplica }: Gathering): AsyncGenerator<ZipPart> {
  const snapshot = await catalogue.openSnapshot(app, organisationId, mayBeReplica);
  let failed = true;
  try {
    const found = await catalogue.findTables(snapshot.trx);
    const own = found.filter(table => catalogue.ownerOf(table) !== null && !catalogue.isWithheld(table));
    for (const table of own) {
      const archived: ArchivedTable = {
        name: table.name,
        rows: 0,
        parts: [],
        columns: table.columns,
        withheld: catalogue.secretsOf(table),
      };
      yield* tableParts(snapshot.lines(table), archived, line => noteLine(table.name, line, gathered));
      gathered.tables.push(archived);
      await report(gathered.tables.length, own.length);
    }
    gathered.received = await receivedFiles(snapshot.trx, organisationId);
    failed = false;
  } finally {
    await snapshot.close(failed);
  }
}

async function* filesOf(app: App, { tables, names, files, missingFiles }: Gathered, report: Report): AsyncGenerator<ZipPart> {
  for (const [key, name] of names) {
    const content = await app.files.get(key);
    if (content) yield filePart(content, { key, name }, files);
    else missingFiles.push(key);
    await report(tables.length + files.length + missingFiles.length, tables.length + names.size);
  }
}

/** Copies of files that others sent, unless they also contain other organisations' rows; those are only listed. */
async function* receivedOf(app: App, { received, copies }: Gathered): AsyncGenerator<ZipPart> {
  for (const { key, ...file } of received) {
    const sender = await readOrganisation(app, file.senderId);
    const copy = { ...file, sender: sender ? { nameEn: sender.nameEn, nameJp: sender.nameJp } : null };
    const content = key === null ? null : await app.files.get(key);
    if (!content) {
      copies.push({ ...copy, path: null, why: key === null ? 'othersRows' : 'notFound' });
      continue;
    }
    const path = `received/${file.importId}/${plainName(file.name)}`;
    yield { path, content: content as AsyncIterable<Buffer>, done: facts => copies.push({ ...copy, ...facts, path, why: null }) }; // file stores yield buffers
  }
}

/** Collects what a row refers to: the names of stored files, and for the audit trail its length and last hash. */
function noteLine(table: string, line: string, { names, chain }: Gathered): void {
  const row = JSON.parse(line) as Record<string, unknown>; // a row of a table
  if (table === 'audit') {
    chain.entries++;
    chain.lastHash = String(row['hash']);
  }
  if (row['removed_at']) return; // the file of a removed row was deleted
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string' || !/(^|_)key$/.test(column) || !KEY.test(value)) continue;
    const name = [row[column.replace(/key$/, 'name')], row['file_name'], row['name']].find(each => typeof each === 'string');
    names.set(value, name ?? 'file');
  }
}

/** A table's rows in parts of limited size; an empty table has one empty part, so that it appears in the archive. */
async function* tableParts(
  lines: AsyncGenerator<string[]>,
  archived: ArchivedTable,
  note: (line: string) => void,
): AsyncGenerator<ZipPart> {
  let isOver = false;
  for (let number = 1; !isOver; number++) {
    const path = `tables/${archived.name}${number === 1 ? '' : `-${number}`}.jsonl`;
    let rows = 0;
    const content = async function* (): AsyncGenerator<Buffer> {
      for (let bytes = 0; bytes < PART_BYTES;) {
        const next = await lines.next();
        if (next.done) return void (isOver = true);
        for (const line of next.value) note(line);
        const piece = Buffer.from(next.value.map(line => `${line}\n`).join(''), 'utf8');
        rows += next.value.length;
        bytes += piece.length;
        yield piece;
      }
    };
    yield { path, content: content(), done: facts => archived.parts.push({ path, rows, ...facts }) };
    archived.rows += rows;
  }
}

function filePart(content: Readable, { key, name }: { key: string; name: string }, files: ArchivedFile[]): ZipPart {
  const [, folder = ''] = KEY.exec(key) ?? [];
  const path = `files/${folder}/${plainName(name)}`;
  return { path, content: content as AsyncIterable<Buffer>, done: facts => files.push({ key, path, ...facts }) }; // file stores yield buffers
}

/** A file name that is valid on every system and cannot leave its folder. */
function plainName(name: string): string {
  const kept = name.normalize('NFC').replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^\.+|[. ]+$/g, '_'); // oxfmt-ignore
  return kept.slice(-120) || 'file';
}

const text = (path: string, content: string): ZipPart => ({ path, content: [Buffer.from(content, 'utf8')] });
