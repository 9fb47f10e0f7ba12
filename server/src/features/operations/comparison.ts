import type { OpenedApp } from '#platform/app';
import type { Manifest } from './backup-folder';
import type { Say } from './admin-context';
import { recordOperation } from './operator';
import { atOneMoment, sumTables } from './table-store';
import { verifyTrails } from './trails';

/** The tables whose row count or checksum differs from the manifest's. */
export async function differences(ownerUrl: string, { tables }: Manifest): Promise<string[]> {
  const found = await atOneMoment(ownerUrl, client => sumTables(client));
  return [...new Set([...Object.keys(tables), ...Object.keys(found)])]
    .filter(name => tables[name]?.rows !== found[name]?.rows || tables[name]?.sum !== found[name]?.sum)
    .toSorted((a, b) => a.localeCompare(b));
}

export function sayDifferences(differing: readonly string[], { tables }: Manifest, say: Say): void {
  say(differing.length === 0 ? `${Object.keys(tables).length} tables are as they were.` : `These differ: ${differing.join(', ')}.`);
}

type Ending = { folder: string; manifest: Manifest; isSame: boolean; say: Say };

/** Verifies every audit trail of the restored data before adding the entry about the restore. */
export async function finish(app: OpenedApp, { folder, manifest, isSame, say }: Ending): Promise<boolean> {
  const isWhole = await verifyTrails(app, { words: [], options: {} }, say);
  const { takenAt, release } = manifest;
  await recordOperation(app, 'operation.restore', { folder, takenAt, release, isSame, isWhole });
  say(isSame && isWhole ? `Restored as it was at ${takenAt}.` : 'Restored, but not as it was: do not start on it.');
  return isSame && isWhole;
}
