import { sql } from 'kysely';
import type { Context } from '#platform/context';

export type SamlRequest = { organisationId: string; id: string; issuedAt: string; binding: Buffer };

const REQUEST_MINUTES = 10;

export async function putRequest({ db, app }: Context, { organisationId, id, issuedAt, binding }: SamlRequest): Promise<void> {
  await db.deleteFrom('saml_request').where('expires_at', '<=', app.now()).execute();
  await db
    .insertInto('saml_request')
    .values({
      organisation_id: organisationId,
      id,
      issued_at: issuedAt,
      binding,
      expires_at: new Date(app.now().getTime() + REQUEST_MINUTES * 60_000),
    })
    .execute();
}

/** Uses up a request, so that it can be answered only once, whatever the answer. */
export async function takeRequest({ db, app }: Context, id: string): Promise<SamlRequest | null> {
  const row = await db
    .deleteFrom('saml_request')
    .where('id', '=', id)
    .returning(['organisation_id as organisationId', 'id', 'issued_at as issuedAt', 'binding', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > app.now() ? row : null;
}

/** False if the assertion was used before. */
export async function useAssertion({ db, app }: Context, { organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
  await db.deleteFrom('saml_assertion').where('expires_at', '<=', app.now()).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saml_assertion')
    .values({ organisation_id: organisationId, id, expires_at: new Date(app.now().getTime() + 86_400_000) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function ssoSettingOf({ db }: Context, organisationId: string): Promise<unknown> {
  const row = await db.selectFrom('organisation').select('sso').where('id', '=', organisationId).executeTakeFirst();
  return row?.sso ?? null;
}

/** The people the built-in test provider can sign in. */
export function testSubjects({ db }: Context): Promise<{ name: string; subject: string | null }[]> {
  return db
    .selectFrom('app_user as u')
    .innerJoin('organisation as o', 'o.id', 'u.organisation_id')
    .select(['u.name', 'u.sso_subject as subject'])
    .where('u.sso', '=', true)
    .where('u.disabled_at', 'is', null)
    .where(sql<string>`o.sso ->> 'provider'`, '=', 'test')
    .orderBy('u.email')
    .limit(20)
    .execute();
}
