import { seal, unsealAs, type Secrets } from '#platform/seal';
import type { Db } from '#platform/db';
import { resealTotp, sealedSecrets } from './store';

/** Seals again, with the current secret, what was sealed with the previous one; returns the number of people concerned. */
export async function resealAuthenticators(settings: Secrets, db: Db): Promise<number> {
  const again = (sealed: string | null) => (sealed === null ? null : seal(settings.secret, unsealAs(settings, sealed)));
  const rows = await sealedSecrets(db);
  for (const row of rows) await resealTotp(db, { ...row, sealed: again(row.sealed), waiting: again(row.waiting) });
  return rows.length;
}
