import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@hakaru/contract/second-factors';
import { hashToken } from '#platform/session';
import { base32 } from './totp';

const GROUP = /.{4}/g;

/** 120 random bits each, so that a plain hash is enough; in groups, because people copy them by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => (base32(randomBytes(15)).match(GROUP) ?? []).join('-'));
}

/** Ignores what is typed between the groups; 0 and 1 do not occur in codes and are read as the letters they resemble. */
export function recoveryHash(code: string): Buffer {
  const plain = code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/0/g, 'O')
    .replace(/1/g, 'I');
  return hashToken(`recovery ${plain}`);
}
