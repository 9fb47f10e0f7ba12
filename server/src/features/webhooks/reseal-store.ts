import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { seal, unsealAs, type Secrets } from '#platform/seal';

type Sealed = { organisationId: string; id: string; secret: string; previousSecret: string | null };

/** Seals again, with the current secret, signing secrets sealed with the previous one; returns the number of endpoints. */
export async function resealWebhooks(settings: Secrets, db: Db): Promise<number> {
  const { rows } = await sql<Sealed>`
    select organisation_id as "organisationId", id, secret, previous_secret as "previousSecret" from webhook_endpoint order by 1, 2 for update`.execute(
    db,
  );
  const again = (sealed: string) => seal(settings.secret, unsealAs(settings, sealed));
  for (const { organisationId, id, secret, previousSecret } of rows) {
    await db
      .updateTable('webhook_endpoint')
      .set({ secret: again(secret), previous_secret: previousSecret === null ? null : again(previousSecret) })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}
