import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './settings-error';

/** The installation's own secret, made once: two processes that start together must end up with the same one. */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    return readSecret(file) ?? makeSecret(file);
  } catch (error) {
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeSecret(file: string): string {
  const secret = randomBytes(32).toString('hex');
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' }); // refused when another process was quicker
    return secret;
  } catch (error) {
    const existing = readSecret(file);
    if (existing) return existing;
    throw error;
  }
}

/** What the database shows a process's connections as: alike for all that have the same secret, and nothing the secret could be found by. */
export function nodeName(secret: string): string {
  return `hakaru ${createHmac('sha256', secret).update('hakaru node').digest('hex').slice(0, 8)}`;
}
