import { createHash } from 'node:crypto';

/** The same id for the same name on every installation (in the shape of a version 5 UUID), so that links into the demo remain valid. */
export function demoId(name: string): string {
  const bytes = createHash('sha1').update(`hakaru demo|${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
