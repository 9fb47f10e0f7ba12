import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from './context';
import { probeFolder } from './folder-probe';
import { SettingsError } from './settings-error';

/** Checks that the configured external services answer; otherwise the start ends with a message. */
export async function assertReachable(app: Outside): Promise<void> {
  await assertFiles(app);
  await assertMail(app);
  await assertDropFolder(app);
  await assertReportMail(app);
}

type Outside = Pick<App, 'files' | 'mail' | 'settings'>;

export async function assertFiles({ files, settings: { filesUrl, dataDir } }: Pick<Outside, 'files' | 'settings'>): Promise<void> {
  const place = filesUrl ? `The file store in FILES_URL, ${addressOf(filesUrl)},` : `The folder for files in DATA_DIR, ${dataDir},`;
  const mend = filesUrl ? 'correct FILES_URL or the credentials' : 'let this user write there, or choose another DATA_DIR';
  await sentenced(files.probe('write'), reason => `${place} cannot be used (${reason}): ${mend}.`);
}

export async function assertMail({ mail, settings: { smtpUrl } }: Pick<Outside, 'mail' | 'settings'>): Promise<void> {
  if (!smtpUrl) return;
  const { host } = new URL(smtpUrl);
  await sentenced(
    mail.probe(),
    reason => `The mail server in SMTP_URL, ${host}, cannot be used (${reason}): start it, or correct SMTP_URL.`,
  );
}

/** Nodes that only serve pages never look into it. */
export async function assertDropFolder({ settings: { dropFolder, dataDir, role } }: Pick<Outside, 'settings'>): Promise<void> {
  if (!dropFolder || role === 'web') return;
  const isOwn = dropFolder === join(dataDir, 'drop');
  await sentenced(
    makeOwn(isOwn ? [dropFolder] : []).then(() => probeFolder(dropFolder)),
    reason => `The folder in DROP_FOLDER, ${dropFolder}, cannot be used (${reason}): make or mount it, and let this user write there.`,
  );
}

/** The mail server makes the folder; only the demo makes its own. */
export async function assertReportMail({ settings: { reportMail, dataDir, role } }: Pick<Outside, 'settings'>): Promise<void> {
  if (!reportMail || role === 'web') return;
  const { folder } = reportMail;
  const isOwn = folder === join(dataDir, 'mail');
  await sentenced(
    makeOwn(isOwn ? ['cur', 'new', 'tmp'].map(part => join(folder, part)) : []).then(() => probeFolder(join(folder, 'new'))),
    reason => `The folder in REPORT_MAILDIR, ${folder}, cannot be used (${reason}): it is a maildir, in whose new/ this user may write.`,
  );
}

async function makeOwn(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await mkdir(folder, { recursive: true });
}

/** Warnings shown at the start, because later nobody could see them. */
export function warnings({ appEnv, superuserCidrs, smtpUrl, dataDir, secretPrevious }: App['settings']): string[] {
  if (appEnv !== 'production') return [];
  return [
    ...(superuserCidrs.length === 0
      ? ['SUPERUSER_CIDRS is not set: no super-user can sign in. Give the networks they come from, such as 10.0.0.0/8.']
      : []),
    ...(secretPrevious ? ['SECRET_PREVIOUS is set: use the verb rotate-secret once every node has both, then remove it.'] : []),
    ...(smtpUrl ? [] : [`SMTP_URL is not set: mails are not sent, they are kept as files in ${dataDir}/outbox.`]),
  ];
}

const addressOf = (filesUrl: string): string => {
  const url = new URL(filesUrl);
  return `${url.searchParams.get('endpoint') ?? 'AWS'}, bucket ${url.hostname}`;
};

async function sentenced(tried: Promise<void>, sentence: (reason: string) => string): Promise<void> {
  try {
    await tried;
  } catch (error) {
    throw new SettingsError(sentence(reasonOf(error)));
  }
}

/** Some libraries give the reason only in the error's name, or in the last of several attempts. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [first] = error instanceof AggregateError ? error.errors : [];
  if (first instanceof Error) return reasonOf(first);
  const words = error.message.trim().replace(/\.$/, '');
  return error.name === 'Error' || words.includes(error.name) ? words : `${error.name}: ${words}`;
}
