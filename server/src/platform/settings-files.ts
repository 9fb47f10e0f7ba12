import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error';

/** Settings with a password or key: each may also come from a file, as orchestrators mount them. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SECRET',
  'SECRET_PREVIOUS',
  'SMTP_URL',
  'SENTRY_DSN',
  'GPT_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** The environment with the content of each NAME_FILE as NAME. */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: NodeJS.ProcessEnv = {};
  for (const name of SECRET_SETTINGS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new SettingsError(`${name} and ${name}_FILE are both set: keep one of them.`);
    read[name] = contentOf(name, file);
  }
  return { ...env, ...read };
}

function contentOf(name: string, file: string): string {
  try {
    const content = readFileSync(file, 'utf8').trim();
    if (content) return content;
  } catch (error) {
    throw new SettingsError(`${name}_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  throw new SettingsError(`${name}_FILE names ${file}, which is empty: write the value into it.`);
}
