import * as z from 'zod/mini';
import { requiredText } from './fields';

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
