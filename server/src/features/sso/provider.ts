import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import type { App } from '#platform/context';
import { testProvider } from './test-provider';

/** An organisation's identity provider: who signs, where people are sent, and whose key must have signed. */
export type Provider = { issuer: string; entryPoint: string; certificate: string; authnContexts?: readonly string[] };

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

/**
 * Ways of signing in that are good enough where the setting names none: a password under encryption, or better. We ask for no second
 * factor ourselves and rely on the provider, so a provider that does not say how somebody signed in is not relied on.
 */
const GOOD_CONTEXTS: readonly string[] = [
  'PasswordProtectedTransport',
  'Kerberos',
  'X509',
  'TLSClient',
  'Smartcard',
  'SmartcardPKI',
  'SoftwarePKI',
  'TimeSyncToken',
  'MobileTwoFactorContract',
  'MobileTwoFactorUnregistered',
  'MobileOneFactorContract',
].map(name => CLASSES + name);
const GOOD_ELSEWHERE: readonly string[] = ['https://refeds.org/profile/mfa', 'http://schemas.microsoft.com/claims/multipleauthn'];

/** Whether a way of signing in is one the organisation accepts. */
export function acceptsContext({ authnContexts }: Provider, said: string): boolean {
  return (authnContexts ?? [...GOOD_CONTEXTS, ...GOOD_ELSEWHERE]).includes(said);
}

export const CALLBACK_PATH = '/login_saml_acs';

export function callbackUrl(app: App): string {
  return `${app.settings.publicUrl}${CALLBACK_PATH}`;
}

export function ownIssuer(app: App): string {
  return `${app.settings.publicUrl}/saml`;
}

/** The built-in test provider signs for whomever it is asked to, so it exists only where the program is being tried or written. */
export function hasTestProvider({ settings }: App): boolean {
  return settings.appEnv === 'local' || settings.appEnv === 'dev';
}

/** The provider an organisation's setting names, or null when there is none. */
export function providerOf(app: App, sso: unknown): Provider | null {
  if (typeof sso !== 'object' || sso === null || !('provider' in sso)) return null;
  if (sso.provider === 'test') return hasTestProvider(app) ? testProvider(app) : null;
  if (!('issuer' in sso) || !('entryPoint' in sso) || !('certificate' in sso)) return null;
  const { issuer, entryPoint, certificate } = sso;
  if (typeof issuer !== 'string' || typeof entryPoint !== 'string' || typeof certificate !== 'string') return null;
  const named =
    'authnContexts' in sso && Array.isArray(sso.authnContexts) ? sso.authnContexts.filter(one => typeof one === 'string') : null;
  return { issuer, entryPoint, certificate, ...(named ? { authnContexts: named } : {}) };
}

/** node-saml with everything it can check switched on; what it does not check is in response-outline.ts. */
export function samlFor(app: App, provider: Provider, requests: CacheProvider): SAML {
  return new SAML({
    callbackUrl: callbackUrl(app),
    entryPoint: provider.entryPoint,
    issuer: ownIssuer(app),
    audience: ownIssuer(app),
    idpIssuer: provider.issuer,
    idpCert: provider.certificate,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: true,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: requests,
    acceptedClockSkewMs: 5_000,
    maxAssertionAgeMs: 300_000,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    disableRequestedAuthnContext: true,
  });
}
