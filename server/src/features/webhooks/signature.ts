import { createHmac } from 'node:crypto';

/**
 * The value of the header `hakaru-signature`: the time in seconds and a code for each secret in use. A code is HMAC-SHA256 over the time, a
 * full stop and the body, in hexadecimal; the receiver compares it with its own and refuses old times.
 */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const codes = secrets.map(secret => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...codes.map(code => `v1=${code}`)].join(',');
}
