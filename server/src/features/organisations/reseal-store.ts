import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { seal, unsealAs, type Secrets } from '#platform/seal';

/** Secrets that clients of identity providers have, sealed with the secret before, are sealed with the one in use; answers of how many organisations. */
export async function resealClients(settings: Secrets, db: Db): Promise<number> {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select id, sso ->> 'clientSecret' as sealed from organisation where sso ->> 'clientSecret' is not null order by id for update`.execute(
    db,
  );
  for (const { id, sealed } of rows) {
    const again = JSON.stringify(seal(settings.secret, unsealAs(settings, sealed)));
    await sql`update organisation set sso = jsonb_set(sso, '{clientSecret}', ${again}::jsonb) where id = ${id}`.execute(db);
  }
  return rows.length;
}
