import type { Context } from '#platform/context';

export type OidcRequest = { organisationId: string; stateHash: Buffer; binding: Buffer; wayBack: string };

const REQUEST_MINUTES = 10;

export async function putOidcRequest({ db, app }: Context, { organisationId, stateHash, binding, wayBack }: OidcRequest): Promise<void> {
  await db.deleteFrom('oidc_request').where('expires_at', '<=', app.now()).execute();
  await db
    .insertInto('oidc_request')
    .values({
      organisation_id: organisationId,
      state_hash: stateHash,
      binding,
      way_back: wayBack,
      expires_at: new Date(app.now().getTime() + REQUEST_MINUTES * 60_000),
    })
    .execute();
}

/** Uses a request up: whatever comes of the answer, no second answer to it is heard. */
export async function takeOidcRequest({ db, app }: Context, stateHash: Buffer): Promise<OidcRequest | null> {
  const row = await db
    .deleteFrom('oidc_request')
    .where('state_hash', '=', stateHash)
    .returning([
      'organisation_id as organisationId',
      'state_hash as stateHash',
      'binding',
      'way_back as wayBack',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst();
  return row && row.expiresAt > app.now() ? row : null;
}
