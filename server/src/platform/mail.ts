import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from './log';
import type { Settings } from './settings';

export type Message = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The id of a message that this one answers. */ inReplyTo?: string;
};

/** Every letter is a program's, so that no absence note or other program answers it (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
export type OutboxMessage = Message & { at: string; file: string };

export type Mail = {
  /** Waits for the mail server, so requests queue their mail instead (mail-job). */
  send(message: Message): Promise<void>;
  /** The mails written to files, newest first; always empty with a real mail server. */
  listOutbox(): Promise<OutboxMessage[]>;
  /** Throws if the mail server cannot be reached or refuses the connection; sends nothing. */
  probe(): Promise<void>;
  close(): void;
};

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export function createMail(settings: MailSettings, log: Log): Mail {
  return settings.smtpUrl
    ? bySmtp(settings.smtpUrl, settings.mailFrom, log)
    : byFile(join(settings.dataDir, 'outbox'), settings.mailFrom, log);
}

function bySmtp(smtpUrl: string, from: string, log: Log): Mail {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const transport = createTransport({
    host: hostname,
    secure: protocol === 'smtps:',
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail({ from, headers: HEADERS, ...message });
      log.info('mail sent');
    },
    listOutbox: async () => [],
    probe: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

const KEPT = 200;

/** Without a mail server each message becomes an .eml file, with its fields beside it for the outbox page. */
function byFile(folder: string, from: string, log: Log): Mail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const { message: content } = await transport.sendMail({ from, headers: HEADERS, ...message });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = new Date().toISOString();
      const name = `${at.replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      const facts: OutboxMessage = { ...message, at, file: `${name}.eml` };
      await writeFile(join(folder, `${name}.eml`), content, { mode: 0o600 });
      await writeWhole(join(folder, `${name}.json`), JSON.stringify(facts));
      log.info('mail written to the outbox folder');
      await forgetOldest(folder);
    },
    listOutbox: async () => {
      const files = (await namesIn(folder, '.json')).toReversed();
      const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8').catch(() => null)));
      return texts.flatMap(text => (text === null ? [] : [JSON.parse(text) as OutboxMessage])); // written by send, above
    },
    probe: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    close: () => transport.close(),
  };
}

async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.partial`, text, { mode: 0o600 });
  await rename(`${file}.partial`, file);
}

async function forgetOldest(folder: string): Promise<void> {
  for (const suffix of ['.json', '.eml']) {
    const names = await namesIn(folder, suffix);
    for (const name of names.slice(0, Math.max(0, names.length - KEPT))) await rm(join(folder, name), { force: true });
  }
}

async function namesIn(folder: string, suffix: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(name => name.endsWith(suffix)).toSorted();
}
