import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import type { App } from '#platform/context';
import { testProvider } from './test-provider';

/** An organisation's identity provider: who signs, where people are sent, and whose key must have signed. */
export type Provider = { issuer: string; entryPoint: string; certificate: string };

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
  return { issuer, entryPoint, certificate };
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
