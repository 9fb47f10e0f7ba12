import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { createMail } from '#platform/mail';

const log = createLog({ appEnv: 'production' }, () => undefined);
const message = {
  to: 'sato@hoshi.example',
  subject: 'パスワード再設定のご案内（測る）',
  text: '次のリンクを開いてください。',
  html: '<p>次の<b>リンク</b></p>',
};
const mailFrom = '測る <no-reply@hakaru.example>';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hakaru-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a Japanese mail reaches the mail server whole', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'user' && password === 'p@ss' ? null : new Error('no'), { user: 'user' }),
    onData: (stream, _session, done) => void text(stream).then(said => (received.push(said), done())),
  });
  await new Promise<void>(resume => server.listen(0, '127.0.0.1', () => resume()));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  const mail = createMail({ smtpUrl: `smtp://user:p%40ss@127.0.0.1:${port}`, mailFrom, dataDir }, log);
  await mail.send(message);
  mail.close();
  await new Promise<void>(resume => server.close(() => resume()));

  const parsed = await PostalMime.parse(received[0] ?? '');
  expect(parsed.subject).toBe(message.subject);
  expect(parsed.text?.trim()).toBe(message.text);
  expect(parsed.html?.trim()).toBe(message.html);
  expect(parsed.from).toMatchObject({ name: '測る', address: 'no-reply@hakaru.example' });
  expect(await mail.listOutbox()).toEqual([]);
});

test('a mail server that is away is an error, so that the job tries again', async () => {
  const mail = createMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDir }, log);
  await expect(mail.send(message)).rejects.toThrow(/ECONNREFUSED/);
  mail.close();
});

test('without a mail server mails become .eml files, private and listed newest first', async () => {
  const mail = createMail({ mailFrom, dataDir }, log);
  await mail.send(message);
  await new Promise(resume => setTimeout(resume, 5));
  await mail.send({ ...message, to: 'tanaka@hoshi.example', subject: 'second' });
  const [newest, oldest] = await mail.listOutbox();
  expect(newest).toMatchObject({ to: 'tanaka@hoshi.example', subject: 'second' });
  expect(oldest).toMatchObject(message);
  const file = join(dataDir, 'outbox', oldest?.file ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await PostalMime.parse(readFileSync(file))).subject).toBe(message.subject);
});

test('row 16: a line break in a subject or an address adds no header and no receiver', async () => {
  const mail = createMail({ mailFrom, dataDir }, log);
  await mail.send({ to: 'a@hoshi.example', subject: 'x\r\nBcc: evil@evil.example', text: 'x' });
  const [sent] = await mail.listOutbox();
  const eml = readFileSync(join(dataDir, 'outbox', sent?.file ?? ''), 'utf8');
  expect(eml).not.toMatch(/^Bcc:/im);
});
