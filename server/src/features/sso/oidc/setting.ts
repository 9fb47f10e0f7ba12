import { subjectClaims, type OidcInput, type SubjectClaim } from '@hakaru/contract/single-sign-on';
import type { App } from '#platform/context';
import type { OutboundRules } from '#platform/outbound';
import { seal, unsealAs, type Secrets } from '#platform/seal';

/** An organisation's provider as its setting holds it; the client's secret rests sealed. */
export type OidcSetting = { issuer: string; clientId: string; clientSecret: string | null; subjectClaim: SubjectClaim };

export const OIDC_CALLBACK_PATH = '/login/oidc';
export const oidcCallbackUrl = ({ settings }: App): string => `${settings.publicUrl}${OIDC_CALLBACK_PATH}`;

/** Null where the organisation signs in otherwise. */
export function oidcSettingOf(sso: unknown): OidcSetting | null {
  if (typeof sso !== 'object' || sso === null || !('provider' in sso) || sso.provider !== 'oidc') return null;
  const { issuer, clientId, clientSecret, subjectClaim } = sso as Partial<Record<keyof OidcSetting, unknown>>; // the fields are judged below
  const claim = subjectClaims.find(one => one === subjectClaim);
  if (typeof issuer !== 'string' || typeof clientId !== 'string' || !claim) return null;
  return { issuer, clientId, clientSecret: typeof clientSecret === 'string' ? clientSecret : null, subjectClaim: claim };
}

/** What is kept of what was entered; null when another client or issuer would get the secret of the one before. */
export function keptSetting(app: App, organisationId: string, input: OidcInput, before: unknown): object | null {
  const { issuer, clientId, clientSecret, subjectClaim } = input;
  const setting = { provider: 'oidc', issuer, clientId, subjectClaim };
  if (clientSecret) return { ...setting, clientSecret: sealSecret(app.settings, organisationId, clientSecret) };
  const kept = oidcSettingOf(before);
  if (!kept?.clientSecret) return setting;
  return kept.issuer === issuer && kept.clientId === clientId ? { ...setting, clientSecret: kept.clientSecret } : null;
}

type Kept = { purpose: 'oidc'; organisationId: string; secret: string };

function sealSecret({ secret: key }: Secrets, organisationId: string, secret: string): string {
  const kept: Kept = { purpose: 'oidc', organisationId, secret };
  return seal(key, kept);
}

/** A secret copied into another organisation's setting is nobody's. */
export function clientSecretOf(settings: Secrets, organisationId: string, sealed: string): string {
  const kept = unsealAs(settings, sealed) as Partial<Kept> | null; // whatever was sealed with our secret
  if (kept?.purpose !== 'oidc' || kept.organisationId !== organisationId)
    throw new Error('The secret of a client is not of this organisation');
  return kept.secret ?? '';
}

export const rulesOf = ({ settings: { oidcAllowedCidrs, oidcHttp } }: App): OutboundRules => ({
  allowedCidrs: oidcAllowedCidrs,
  allowsHttp: oidcHttp,
});
