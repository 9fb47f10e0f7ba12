import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './settings-error';

/** The installation's own secret, generated once: two processes that start together must end up with the same one. */
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
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' }); // fails when another process was first
    return secret;
  } catch (error) {
    const existing = readSecret(file);
    if (existing) return existing;
    throw error;
  }
}

/** The connection name shown in the database: the same for all nodes with the same secret, without revealing it. */
export function nodeName(secret: string): string {
  return `hakaru ${createHmac('sha256', secret).update('hakaru node').digest('hex').slice(0, 8)}`;
}
