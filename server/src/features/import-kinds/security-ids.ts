import { findSecurities } from './reference-store';
import { given, type Saving, type StagedRow } from './kind';

/** Looks up the securities that rows name; every code was known when the file was checked. */
export async function securityIds(saving: Saving, rows: readonly StagedRow[], column: string): Promise<(ref: string) => string> {
  const found = await findSecurities(saving.db, saving.ownerId, [...new Set(rows.map(row => given(row, column)))]);
  return ref => {
    const security = found.get(ref);
    if (!security) throw new Error(`security ${ref} is no longer known`);
    return security.id;
  };
}
