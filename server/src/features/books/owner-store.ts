import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** An owner's reference and names. Must run in the owner's scope. */
export async function findOwnerName(db: Db, ownerId: string): Promise<{ ref: string; en: string; jp: string } | undefined> {
  const { rows } = await sql<{
    ref: string;
    en: string;
    jp: string;
  }>`select ref, name_en as en, name_jp as jp from organisation where id = ${ownerId}`.execute(db);
  return rows[0];
}
