import * as z from 'zod/mini';
import { name, requiredText, text } from './fields';

/** An administrator is reminded so many days before the last certificate ends: long enough to ask another department for a new one. */
export const CERTIFICATE_WARNING_DAYS = 30;

export const certificateStates = ['future', 'valid', 'expiring', 'expired', 'undated'] as const;
export type CertificateState = (typeof certificateStates)[number];

const HTTPS = /^https:\/\/[^\s"'<>]+$/;
const PEM = /^-----BEGIN (?:CERTIFICATE|PUBLIC KEY)-----\s[A-Za-z0-9+/=\s]+-----END (?:CERTIFICATE|PUBLIC KEY)-----\s*$/;
/** Shape only; the server, which will check signatures with it, says whether it can be read. */
const certificate = z.string('required').check(z.maxLength(8192, 'tooLong'), z.regex(PEM, 'certificate'));

/** An organisation's identity provider by SAML 2.0. While it changes its key two certificates stand side by side, and each is believed. */
export const ssoInput = z.strictObject({
  issuer: requiredText(512),
  entryPoint: z.string('required').check(z.maxLength(512, 'tooLong'), z.regex(HTTPS, 'url')),
  certificate,
  nextCertificate: z.optional(z.nullable(certificate)),
});
export type SsoInput = z.infer<typeof ssoInput>;

/** The claim that names a person, compared with the name they have there. An address counts only where the provider does not deny having verified it. */
export const subjectClaims = ['email', 'sub', 'preferred_username', 'upn', 'oid'] as const;
export type SubjectClaim = (typeof subjectClaims)[number];

/** An organisation's identity provider by OpenID Connect. Without a new client secret the one kept stays, for the same client of the same issuer. */
export const oidcInput = z.strictObject({
  issuer: z.string('required').check(z.maxLength(512, 'tooLong'), z.regex(/^https?:\/\/[^\s"'<>?#]+$/, 'url')),
  clientId: requiredText(255),
  clientSecret: z.optional(z.nullable(text(1024))),
  subjectClaim: z.enum(subjectClaims, 'invalid'),
});
export type OidcInput = z.infer<typeof oidcInput>;

/** Whom nobody invited is never made an administrator. */
export const provisionedRoles = ['user', 'readonly'] as const;
export type ProvisionedRole = (typeof provisionedRoles)[number];

const domain = z
  .string('required')
  .check(z.maxLength(253, 'tooLong'), z.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'domain'));
const rule = z.strictObject({ attribute: name, value: name, role: z.enum(provisionedRoles, 'invalid') });

/**
 * Whom the identity provider may bring along without an invitation: people with an address in one of the domains. The first rule that fits
 * gives the role; without one that fits it is `otherwise`, and nobody is let in where that is null.
 */
export const provisioningInput = z.strictObject({
  domains: z.array(domain).check(z.minLength(1, 'required'), z.maxLength(20, 'tooMany')),
  rules: z.array(rule).check(z.maxLength(20, 'tooMany')),
  otherwise: z.nullable(z.enum(provisionedRoles, 'invalid')),
});
export type Provisioning = z.infer<typeof provisioningInput>;
