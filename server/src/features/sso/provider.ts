import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import type { App } from '#platform/context';
import { certificatesIn } from './certificates';
import { testProvider } from './test-provider';

/** An organisation's identity provider: its issuer, its sign-in address, and the certificates of its signing keys. */
export type Provider = { issuer: string; entryPoint: string; certificates: string[]; authnContexts?: readonly string[] };

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

/**
 * The authentication methods accepted if the setting names none: an encrypted password or stronger. We rely on the provider rather than
 * asking for a second factor, so a provider that does not state the method is refused.
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

/** Whether the organisation accepts an authentication method. */
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

/** The built-in test provider signs for anybody, so it exists in the local and dev environments only. */
export function hasTestProvider({ settings }: App): boolean {
  return settings.appEnv === 'local' || settings.appEnv === 'dev';
}

/** The provider in an organisation's setting, or null if there is none. */
export function providerOf(app: App, sso: unknown): Provider | null {
  if (typeof sso !== 'object' || sso === null || !('provider' in sso)) return null;
  if (sso.provider === 'test') return hasTestProvider(app) ? testProvider(app) : null;
  if (!('issuer' in sso) || !('entryPoint' in sso)) return null;
  const { issuer, entryPoint } = sso;
  const certificates = certificatesIn(sso);
  if (typeof issuer !== 'string' || typeof entryPoint !== 'string' || certificates.length === 0) return null;
  const named =
    'authnContexts' in sso && Array.isArray(sso.authnContexts) ? sso.authnContexts.filter(one => typeof one === 'string') : null;
  return { issuer, entryPoint, certificates, ...(named ? { authnContexts: named } : {}) };
}

/** node-saml with all its checks enabled; response-outline.ts does the checks it lacks. */
export function samlFor(app: App, provider: Provider, requests: CacheProvider): SAML {
  return new SAML({
    callbackUrl: callbackUrl(app),
    entryPoint: provider.entryPoint,
    issuer: ownIssuer(app),
    audience: ownIssuer(app),
    idpIssuer: provider.issuer,
    idpCert: provider.certificates,
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
