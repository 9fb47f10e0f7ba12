import { codeOf, wayOut } from './db';
import { SettingsError } from './settings-error';

export type DatabaseAddress = { /** The setting that holds it. */ setting: string; url: string };

const AWAY = /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|ENOENT|timeout|terminated|EAI_AGAIN|57P0[123]/i;
const POOLER = /unsupported startup parameter|prepared statement "[^"]*" (does not|already) exist/i;
const ENCRYPTION = /does not support SSL|certificate|SSL|TLS/;

/** Turns an error that an operator can fix into a message without the password; other errors stay as they are. */
export function asDatabaseSentence(error: unknown, address: DatabaseAddress): unknown {
  if (error instanceof SettingsError || !(error instanceof Error)) return error;
  const sentence = sentenceFor(error, address) ?? (error.cause instanceof Error ? sentenceFor(error.cause, address) : null);
  return sentence ? new SettingsError(sentence) : error;
}

function sentenceFor(error: Error, { setting, url }: DatabaseAddress): string | null {
  const { host, username, pathname } = new URL(url);
  const role = decodeURIComponent(username);
  const code = codeOf(error);
  const said = error.message.trim() || code || error.name;
  if (POOLER.test(said))
    return `${setting} leads to a connection pooler in transaction mode (${said}), which loses what a session keeps: ${wayOut(setting)}.`;
  if (code === '28P01' || code === '28000')
    return `The database at ${host} does not let ${role} in (${said}): correct the role and its password in ${setting}.`;
  if (code === '3D000')
    return `There is no database ${decodeURIComponent(pathname.slice(1))} at ${host}: create it, or correct ${setting}.`;
  if (code === '42501')
    return `${setting} signs in as ${role}, which lacks a right (${said}): start once with the owner of the tables in DATABASE_MIGRATION_URL.`;
  if (AWAY.test(`${code} ${said}`)) return `The database at ${host} does not answer (${said}): start it, or correct ${setting}.`;
  if (ENCRYPTION.test(said))
    return `The connection to the database at ${host} cannot be encrypted as ${setting} asks (${said}): correct its sslmode.`;
  return null;
}

/** Whether a database cannot be reached now, which may pass; a wrong name or password does not. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof SettingsError) && AWAY.test(`${codeOf(error)} ${error.message}`);

/** Runs a part of the start that uses one database, and explains why it fails. */
export async function talkingTo<T>(address: DatabaseAddress, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asDatabaseSentence(error, address);
  }
}
