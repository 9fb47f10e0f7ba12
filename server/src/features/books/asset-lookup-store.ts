import type pg from 'pg';
import { inBatches } from '#platform/batches';
import { preparedAs, type Database } from '#platform/db';
import type { AssetKey, AssetRow } from './store';

type Lookup = (key: Buffer) => Promise<AssetRow | null>;

/** A database has a lookup of its own, as it has a cache of its own. */
const lookups = new WeakMap<Database, Lookup>();

/**
 * An asset with the version of its book, read from the database after it was asked for. A transaction for this one row was half the work of
 * a reading whose book is kept; questions that arrive together are one statement instead, as those about senders are (decision 0012). The
 * caller has found out whose asset it is and that it may be seen.
 */
export async function lookUpAsset(database: Database, { id, ownerId }: AssetKey): Promise<AssetRow | null> {
  const lookup = lookups.get(database) ?? inBatches<AssetRow>(keys => readAssets(database.pool, keys.map(keyOf)));
  lookups.set(database, lookup);
  return await lookup(Buffer.from(nameOf({ id, ownerId }), 'latin1'));
}

const nameOf = ({ id, ownerId }: AssetKey): string => `${ownerId} ${id}`;

function keyOf(name: Buffer): AssetKey {
  const [ownerId = '', id = ''] = name.toString('latin1').split(' ');
  return { ownerId, id };
}

// A frozen database must not hold a request longer than this.
const PATIENCE_MS = 4_000;

async function readAssets(pool: pg.Pool, wanted: readonly AssetKey[]): Promise<Map<string, AssetRow>> {
  const question = {
    ...preparedAs(pool, 'assets_at'),
    text: 'select * from assets_at($1, $2)',
    values: [wanted.map(({ ownerId }) => ownerId), wanted.map(({ id }) => id)],
    query_timeout: PATIENCE_MS,
  };
  const { rows } = await pool.query<AssetRow>(question);
  return new Map(rows.map(row => [nameOf(row), row]));
}
