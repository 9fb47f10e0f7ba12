import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TOTP_DIGITS, TOTP_SECONDS, type NewSecret } from '@hakaru/contract/second-factors';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, the form in which authenticator apps take a secret. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(held >>> (bits - 5)) & 31] ?? '';
    held &= 255;
  }
  return bits > 0 ? text + (ALPHABET[(held << (5 - bits)) & 31] ?? '') : text;
}

/** 160 bits, the length of the hash (RFC 4226, section 4). */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** The secret as text and as the URI of the QR code. */
export function secretFor(secret: Uint8Array, email: string): NewSecret {
  const text = base32(secret);
  const asked = new URLSearchParams({ secret: text, issuer: 'Hakaru', algorithm: 'SHA1', digits: String(TOTP_DIGITS), period: String(TOTP_SECONDS) }); // oxfmt-ignore
  return { secret: text, uri: `otpauth://totp/Hakaru:${encodeURIComponent(email)}?${asked}` };
}

export const intervalAt = (at: Date): number => Math.floor(at.getTime() / 1000 / TOTP_SECONDS);

/** RFC 6238 with SHA-1 and six digits, which every authenticator app supports. */
export function codeAt(secret: Uint8Array, interval: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(interval));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash[hash.length - 1] ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

export const SIX_DIGITS = /^[0-9]{6}$/;

/** Clocks of phones may be slightly off, so the intervals before and after are accepted, too. */
const LEEWAY = [0, -1, 1];

/** The interval a code belongs to, if it is later than the last one accepted. */
export function intervalOf(secret: Uint8Array, code: string, { at, after }: { at: Date; after: number }): number | null {
  if (!SIX_DIGITS.test(code)) return null;
  const given = Buffer.from(code);
  const now = intervalAt(at);
  // All intervals are compared, so that timing does not reveal which one matches.
  const matches = LEEWAY.map(away => now + away).filter(interval => timingSafeEqual(Buffer.from(codeAt(secret, interval)), given));
  return matches.filter(interval => interval > after).toSorted((a, b) => a - b)[0] ?? null;
}
