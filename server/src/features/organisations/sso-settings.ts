import { invalid } from '@hakaru/contract/errors';
import type { OrganisationChange } from '@hakaru/contract/organisation-settings';
import { isElsewhere, keptSetting, readCertificate, rulesOf } from '#features/sso/public';
import type { Context, SignedIn } from '#platform/context';
import { findFailure } from '#platform/outbound';
import type { OrganisationRow } from './store';

export function refuseCertificates({ app }: SignedIn, sso: OrganisationChange['sso']): void {
  for (const name of ['certificate', 'nextCertificate'] as const)
    if (sso?.[name] && !readCertificate(sso[name], app.now())) throw invalid(`sso.${name}`, 'certificate');
}

/** Reported when it is entered; asked again before every call, because what a name means can change. */
export async function refuseUnreachable({ app }: SignedIn, { oidc, sso }: OrganisationChange): Promise<void> {
  if (!oidc) return;
  if (sso !== undefined) throw invalid('oidc.issuer', 'invalid'); // one way of signing in at a time
  const failure = await findFailure(new URL(oidc.issuer), rulesOf(app));
  if (failure) throw invalid('oidc.issuer', failure);
}

/** An address of another organisation's people is theirs to invite, whatever this one's provider says. */
export async function refuseForeignDomains(ctx: Context, id: string, { provisioning }: OrganisationChange): Promise<void> {
  if (provisioning && (await isElsewhere(ctx, id, provisioning.domains))) throw invalid('provisioning.domains', 'domainTaken');
}

export function keptOidc({ app }: Context, before: OrganisationRow, { oidc }: OrganisationChange): object | undefined {
  if (!oidc) return undefined;
  const kept = keptSetting(app, before.id, oidc, before.sso);
  if (!kept) throw invalid('oidc.clientSecret', 'secretAgain');
  return kept;
}

/** The trail names no secret, sealed or not. */
export function withoutSecret(sso: unknown): unknown {
  if (typeof sso !== 'object' || sso === null || !('clientSecret' in sso)) return sso;
  const { clientSecret: _, ...rest } = sso;
  return rest;
}
