import { seal, unsealAs, type Secrets } from '#platform/seal';
import type { Db } from '#platform/db';
import { resealTotp, sealedSecrets } from './store';

/** Secrets sealed with the secret before are sealed with the one in use; answers how many people they are of. */
export async function resealAuthenticators(settings: Secrets, db: Db): Promise<number> {
  const again = (sealed: string | null) => (sealed === null ? null : seal(settings.secret, unsealAs(settings, sealed)));
  const rows = await sealedSecrets(db);
  for (const row of rows) await resealTotp(db, { ...row, sealed: again(row.sealed), waiting: again(row.waiting) });
  return rows.length;
}
