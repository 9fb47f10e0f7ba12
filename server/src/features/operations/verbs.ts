import type { OpenedApp } from '#platform/app';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';
import { backUp } from './backup';
import type { Given, AdminContext, Say } from './admin-context';
import { exportOrganisation } from './export-organisation';
import { migrateNow } from './migrating';
import { createFirst, grant, resetFactorByEmail, revoke, unlockByEmail } from './people';
import { preflight } from './preflight';
import { keepingRefusals, onOpened, onOpening, opening } from './recorded-refusals';
import { restore } from './restore';
import { rotateSecret } from './rotation';
import { verifyTrails } from './trails';

export type Surroundings = { env: NodeJS.ProcessEnv; say: Say };

type Verb = {
  /** The required words, as named in the usage. */
  needs: readonly string[];
  options?: readonly string[];
  does: string;
} & (
  | { onApp(app: OpenedApp, given: Given, say: Say): Promise<boolean> }
  | { alone(context: AdminContext, given: Given): Promise<boolean> }
);

const VERBS: Readonly<Record<string, Verb>> = {
  preflight: { needs: [], does: 'says whether database roles, file store, mail, clock and disk are fit to start', alone: preflight },
  migrate: { needs: [], does: 'brings the database up to date, and starts nothing', alone: migrateNow },
  'create-superuser': {
    needs: ['email', 'name'],
    options: ['organisation', 'language'],
    does: 'makes the first super-user, and prints a link to choose a password by',
    onApp: createFirst,
  },
  grant: { needs: ['email'], does: 'makes somebody of the operators’ organisation a super-user', onApp: grant },
  revoke: { needs: ['email'], does: 'takes it back, and ends their sessions', onApp: revoke },
  unlock: { needs: ['email'], does: 'lets somebody try again after too many wrong passwords', onApp: unlockByEmail },
  'export-organisation': {
    needs: ['reference', 'folder'],
    does: 'writes everything an organisation has into one archive, for those who leave',
    onApp: exportOrganisation,
  },
  'reset-second-factor': {
    needs: ['email'],
    does: 'takes away a lost second factor, and says so to its owner by mail',
    onApp: resetFactorByEmail,
  },
  backup: { needs: ['folder'], does: 'copies database and files into a new folder, and counts what is in it', alone: backUp },
  restore: { needs: ['folder'], does: 'brings a backup back into an empty database, and compares every table and trail', alone: restore },
  'rotate-secret': {
    needs: [],
    does: 'gives audit trails and whatever rests sealed the new SECRET, after every node runs with it and SECRET_PREVIOUS',
    onApp: rotateSecret,
  },
  'verify-audit': { needs: [], does: 'reads every audit trail and names the first entry that is not what it was', onApp: verifyTrails },
};

export const VERB_NAMES: readonly string[] = Object.keys(VERBS);

export type Asked = { name: string; verb: Verb; given: Given };

/** The command asked for, or an error that lists the possible ones. */
export function readVerb([name = '', ...rest]: readonly string[]): Asked {
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) throw new SettingsError(`${name ? `There is no verb ${name}` : 'A verb is missing'}.\n${usage()}`);
  const words = rest.filter(word => !word.startsWith('--'));
  const options = Object.fromEntries(rest.filter(word => word.startsWith('--')).map(option => optionOf(option, verb, name)));
  if (words.length !== verb.needs.length || words.some(word => word.trim() === ''))
    throw new SettingsError(`Write: npm run admin -- ${usageOf(name, verb)}`);
  return { name, verb, given: { words, options } };
}

function optionOf(option: string, verb: Verb, name: string): [string, string] {
  const [, key = '', value = ''] = /^--([a-z-]+)(?:=(.*))?$/s.exec(option) ?? [];
  if (!verb.options?.includes(key))
    throw new SettingsError(`${option} is no option of ${name}. Write: npm run admin -- ${usageOf(name, verb)}`);
  return [key, value];
}

const usageOf = (name: string, { needs, options = [] }: Verb): string =>
  [name, ...needs.map(need => `<${need}>`), ...options.map(option => `[--${option}=…]`)].join(' ');

function usage(): string {
  const lines = Object.entries(VERBS).map(([name, verb]) => [usageOf(name, verb), verb.does] as const);
  const width = Math.max(...lines.map(([first]) => first.length));
  return ['Verbs of npm run admin -- <verb>:', ...lines.map(([first, does]) => `  ${first.padEnd(width)}  ${does}`)].join('\n');
}

/** Returns the exit code: 0 if it was done and found nothing wrong. A mistyped command asks for nothing, so only refusals of a verb are recorded. */
export async function runVerb({ name, verb, given }: Asked, { env, say }: Surroundings): Promise<number> {
  const settings = readSettings(env);
  const context = { settings, log: createLog(settings, line => process.stderr.write(line)), say };
  const tried = { verb: name, given };
  if ('alone' in verb) return (await keepingRefusals(onOpening(context), tried, () => verb.alone(context, given))) ? 0 : 1;
  const app = await opening(context);
  try {
    return (await keepingRefusals(onOpened(app), tried, () => verb.onApp(app, given, say))) ? 0 : 1;
  } finally {
    await app.closeApp();
  }
}
