import type pg from 'pg';
import { inBatches } from '#platform/batches';
import { preparedAs, type Database } from '#platform/db';
import type { AssetKey, AssetRow } from './store';

type Lookup = (key: Buffer) => Promise<AssetRow | null>;

/** One lookup per database, like the book cache. */
const lookups = new WeakMap<Database, Lookup>();

/**
 * An asset with the present version of its book. Lookups that arrive together share one statement (decision 0012), because a transaction for
 * this one row took half the time of a request whose book is cached. The caller has determined the owner and checked access.
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

// A database that does not respond must not hold a request longer than this.
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
