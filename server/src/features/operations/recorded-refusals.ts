import { existsSync } from 'node:fs';
import type { OpenedApp } from '#platform/app';
import type { App } from '#platform/context';
import { findLocation } from '#platform/postgres-location';
import { SettingsError } from '#platform/settings-error';
import { openServed, type AdminContext, type Given } from './admin-context';
import { recordOperation } from './operator';

/** A refusal that no audit trail holds, and why. */
export class UnrecordedError extends SettingsError {
  constructor(
    reason: SettingsError,
    readonly why: string,
  ) {
    super(reason.message, { cause: reason });
  }
}

export type Tried = { verb: string; given: Given };

/**
 * Does the work; if it is refused, the audit trail keeps who tried what. The refusal itself is thrown on, and where nothing can be recorded
 * it says why.
 */
export async function keepingRefusals<T>(open: Opener, tried: Tried, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const why = await recordRefusal(open, tried, error.message);
    throw why === null ? error : new UnrecordedError(error, why === error.message ? NOT_OPENED : why);
  }
}

async function recordRefusal(open: Opener, { verb, given }: Tried, sentence: string): Promise<string | null> {
  const after = { verb, words: given.words, options: given.options, refused: sentence };
  return await open(app => recordOperation(app, 'operation.refuse', after));
}

/** Lets an entry be recorded; returns null when it was, else why it could not be. */
export type Opener = (record: (app: App) => Promise<boolean>) => Promise<string | null>;

/** With the application that is open already. */
export const onOpened =
  (app: App): Opener =>
  async record =>
    (await record(app)) ? null : NO_OPERATORS;

/** Opens the application for the one entry. An embedded database is not made for it. */
export const onOpening =
  ({ settings, log }: AdminContext): Opener =>
  async record => {
    if (!settings.databaseUrl && !existsSync(findLocation(settings.dataDir).cluster)) return 'there is no database yet';
    let app: OpenedApp | undefined;
    try {
      app = await openServed(settings, log);
      return await onOpened(app)(record);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await app?.closeApp();
    }
  };

/** Opens the application for the work of a verb; a refusal of that leads to no trail. */
export async function opening({ settings, log }: AdminContext): Promise<OpenedApp> {
  try {
    return await openServed(settings, log);
  } catch (error) {
    throw error instanceof SettingsError ? new UnrecordedError(error, NOT_OPENED) : error;
  }
}

const NOT_OPENED = 'the installation could not be opened';
const NO_OPERATORS = 'there is no super-user yet, in whose organisation it would be kept';
