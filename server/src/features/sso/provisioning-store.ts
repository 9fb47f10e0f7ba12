import { provisioningInput, type Provisioning } from '@hakaru/contract/single-sign-on';
import { sql } from 'kysely';
import type { Context } from '#platform/context';

/** Null where nobody comes without an invitation. */
export async function provisioningOf({ db }: Context, organisationId: string): Promise<Provisioning | null> {
  const row = await db.selectFrom('organisation').select('provisioning').where('id', '=', organisationId).executeTakeFirst();
  const read = provisioningInput.safeParse(row?.provisioning ?? null);
  return read.success ? read.data : null;
}

/** Whether another organisation has people with addresses in one of the domains, or lets people of one in. */
export async function isElsewhere({ db }: Context, organisationId: string, domains: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from app_user u where u.organisation_id <> ${organisationId} and lower(split_part(u.email, '@', 2)) = any (${domains}))
      or exists (select from organisation o where o.id <> ${organisationId} and o.provisioning -> 'domains' ?| ${domains}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}
