import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectTo } from '#embedded-database';

/** What a server has issued: the hashes it keeps of its tokens, and tokens sent by mail. */
export type Issued = { hashes: ReadonlySet<string>; mailed: readonly string[] };

/** Sessions, verification and reset links, tickets and calendar feeds: 32 random bytes as text, of which only the hash is kept. */
const TOKEN_LENGTH = 43;
const TABLES = ['session', 'one_use_link', 'calendar_feed'];

/**
 * Reads what a server on the embedded database of this folder has issued so far. Tokens cannot be derived from their hashes, but any text
 * in a log can be hashed and compared.
 */
export async function issuedBy(dataDir: string): Promise<Issued> {
  const client = await connectTo(dataDir);
  try {
    const { rows } = await client.query<{ hash: string }>(
      TABLES.map(table => `select encode(token_hash, 'hex') as hash from ${table}`).join(' union '),
    );
    return { hashes: new Set(rows.map(({ hash }) => hash)), mailed: mailedTokens(join(dataDir, 'outbox')) };
  } finally {
    await client.end();
  }
}

/** The numbers, from one, of log lines that contain an issued token. The token itself is not returned, because the result is logged too. */
export function linesWithTokens(log: string, { hashes, mailed }: Issued): number[] {
  return log
    .split('\n')
    .flatMap((line, index) => (mailed.some(token => line.includes(token)) || hasToken(line, hashes) ? [index + 1] : []));
}

function hasToken(line: string, hashes: ReadonlySet<string>): boolean {
  for (const [run] of line.matchAll(/[\w-]{43,}/g))
    for (let at = 0; at + TOKEN_LENGTH <= run.length; at++)
      if (hashes.has(createHash('sha256').update(run.slice(at, at + TOKEN_LENGTH)).digest('hex'))) return true; // oxfmt-ignore
  return false;
}

/** Every long word of a link in a mail: a token, or the signature of a link. */
function mailedTokens(folder: string): string[] {
  const texts = namesIn(folder).map(name => readFileSync(join(folder, name), 'utf8'));
  const links = texts.flatMap(text => text.match(/https?:\/\/[^\s"\\<>]+/g) ?? []);
  return [...new Set(links.flatMap(link => link.match(/[\w-]{40,}/g) ?? []))];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.json'));
  } catch {
    return []; // nothing was mailed
  }
}
