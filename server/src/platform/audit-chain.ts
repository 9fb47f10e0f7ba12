import { BEGINNING, keyedHash, newestOf, plainHash, rowsAfter, type ChainedRow, type Row } from './audit';
import type { Anchor, Link } from './audit-anchor';
import { keysOf } from './audit-keys';
import type { App } from './context';
import { inScope } from './db';

/** What is wrong with the first faulty row. A lost or forged anchor is reported at the row it stood for. */
export type ChainFault = 'missing' | 'changed' | 'rewritten' | 'cut' | 'anchorLost' | 'anchorForged';
export type ChainReport = { ok: true; rows: number } | { ok: false; rows: number; seq: number; reason: ChainFault };

const PAGE = 1000;

/** Verifies a whole chain against the key and the anchor outside the database, and names the first faulty row. */
export async function verifyChain(
  app: App,
  organisationId: string,
  { seam, head, retired = [] }: Pick<Anchor, 'seam' | 'head' | 'retired'> = { seam: null, head: null },
): Promise<ChainReport> {
  const keys = keysOf(app.settings, retired);
  const anchored = [seam, head, ...retired.map(({ until }) => until)].filter(one => one !== null);
  let rows = 0;
  for await (const { row, said, previous } of chain(app, organisationId)) {
    if (Number(row.seq) !== rows + 1) return { ok: false, rows, seq: rows + 1, reason: 'missing' };
    rows++;
    const hashes = rows <= (seam?.seq ?? 0) ? [plainHash(previous, said)] : keys(rows).map(key => keyedHash(key, previous, said));
    if (!row.previous_hash.equals(previous) || !hashes.some(hash => row.hash.equals(hash)))
      return { ok: false, rows, seq: rows, reason: 'changed' };
    if (anchored.some(one => one.seq === rows && one.hash !== row.hash.toString('hex')))
      return { ok: false, rows, seq: rows, reason: 'rewritten' };
  }
  const last = Math.max(0, ...anchored.map(({ seq }) => seq));
  return rows < last ? { ok: false, rows, seq: rows + 1, reason: 'cut' } : { ok: true, rows };
}

/** The last row whose hash has no key. Null when the whole chain has one. */
export async function findSeam(app: App, organisationId: string): Promise<Link | null> {
  let seam: Link | null = null;
  for await (const { row, said, previous } of chain(app, organisationId)) {
    if (!row.hash.equals(plainHash(previous, said))) break;
    seam = linkOf(row);
  }
  return seam;
}

/** The newest row or the one with the given number; null when there is none. */
export async function findLink(app: App, organisationId: string, seq: number | 'newest'): Promise<Link | null> {
  const row =
    seq === 'newest'
      ? await inScope(app.database.db, 'platform', db => newestOf({ db }, organisationId))
      : (await inScope(app.database.db, 'platform', db => rowsAfter({ db }, organisationId, seq - 1, 1)))[0];
  return row && (seq === 'newest' || Number(row.seq) === seq) ? linkOf(row) : null;
}

const linkOf = ({ seq, hash }: Pick<ChainedRow, 'seq' | 'hash'>): Link => ({ seq: Number(seq), hash: hash.toString('hex') });

/** A stored row, the part of it that is hashed, and the previous row's hash. */
type Step = { row: ChainedRow; said: Row; previous: Buffer };

async function* chain(app: App, organisationId: string): AsyncGenerator<Step> {
  let previous: Buffer = BEGINNING;
  for (let seq = 0, more = true; more;) {
    const page = await inScope(app.database.db, 'platform', db => rowsAfter({ db }, organisationId, seq, PAGE));
    for (const row of page) {
      const { hash: _, previous_hash: __, ...said } = row;
      yield { row, said, previous };
      previous = row.hash;
      seq = Number(row.seq);
    }
    more = page.length === PAGE;
  }
}
