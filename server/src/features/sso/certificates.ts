import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { CERTIFICATE_WARNING_DAYS, type CertificateState } from '@hakaru/contract/single-sign-on';

/**
 * A certificate of an identity provider's signing key, with what people compare: its validity and fingerprint. A bare key has no validity.
 */
export type Certificate = {
  subject: string | null;
  validFrom: Date | null;
  validTo: Date | null;
  fingerprint: string;
  state: CertificateState;
};

/** The certificates in an organisation's setting; there is a second one while the provider changes its key. */
export function certificatesIn(sso: unknown): string[] {
  if (typeof sso !== 'object' || sso === null) return [];
  const kept = ['certificate' in sso ? sso.certificate : undefined, 'nextCertificate' in sso ? sso.nextCertificate : undefined];
  return kept.filter(one => typeof one === 'string');
}

/** Null for unreadable ones, and for keys whose signatures are not accepted: RSA keys need at least 2,048 bits. */
export function readCertificate(pem: string, now: Date): Certificate | null {
  try {
    if (!pem.includes('BEGIN CERTIFICATE')) return bareKey(pem);
    const certificate = new X509Certificate(pem);
    if (!isLongEnough(certificate.publicKey)) return null;
    const validFrom = new Date(certificate.validFrom);
    const validTo = new Date(certificate.validTo);
    const state = stateAt(now, validFrom, validTo);
    return { subject: nameOf(certificate.subject), validFrom, validTo, fingerprint: certificate.fingerprint256, state };
  } catch {
    return null;
  }
}

function bareKey(pem: string): Certificate | null {
  const key = createPublicKey(pem);
  if (!isLongEnough(key)) return null;
  const hash = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .toUpperCase();
  return { subject: null, validFrom: null, validTo: null, fingerprint: hash.match(/../g)?.join(':') ?? hash, state: 'undated' };
}

const isLongEnough = ({ asymmetricKeyType, asymmetricKeyDetails }: ReturnType<typeof createPublicKey>): boolean =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;

function stateAt(now: Date, from: Date, to: Date): CertificateState {
  if (now < from) return 'future';
  if (now >= to) return 'expired';
  return to.getTime() - now.getTime() < CERTIFICATE_WARNING_DAYS * 86_400_000 ? 'expiring' : 'valid';
}

/** The common name, otherwise the whole subject in one line. */
function nameOf(subject: string): string {
  const lines = subject.split('\n');
  return lines.find(line => line.startsWith('CN='))?.slice(3) ?? lines.join(', ');
}
