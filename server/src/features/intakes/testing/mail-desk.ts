import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIntakeDesk } from './intake-desk';

export const SENDER = 'reporting@marlowe.example';
const HOST = 'mx.hakaru.example';

export type Written = {
  to?: string;
  from?: string;
  messageId?: string;
  subject?: string;
  date?: string;
  results?: string | null;
  headers?: string[];
  files?: { name: string; bytes: Buffer; type?: string }[];
  body?: string;
};

let written = 0;

/** A message as a mail server would deliver it, in bytes. */
export function letter(now: Date, given: Written): Buffer {
  const { from = SENDER, subject = 'Monthly report', files = [], headers = [] } = given;
  const domain = from.split('@').at(-1)?.replace('>', '');
  const results = given.results === undefined ? `${HOST}; dmarc=pass (p=reject dis=none) header.from=${domain}` : given.results;
  const head = [
    ...(results === null ? [] : [`Authentication-Results: ${results}`]),
    ...headers,
    `From: ${from}`,
    `To: ${given.to ?? ''}`,
    `Subject: ${subject}`,
    `Date: ${given.date ?? now.toUTCString()}`,
    `Message-ID: ${given.messageId ?? `<${++written}.${process.pid}@marlowe.example>`}`,
    'MIME-Version: 1.0',
  ];
  if (given.body !== undefined) return Buffer.from([...head, given.body].join('\r\n'));
  const parts = files.flatMap(({ name, bytes, type = 'application/octet-stream' }) => [
    '--edge',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ]);
  const text = ['--edge', 'Content-Type: text/plain; charset=utf-8', '', 'Please find the report attached.'];
  return Buffer.from([...head, 'Content-Type: multipart/mixed; boundary="edge"', '', ...text, ...parts, '--edge--', ''].join('\r\n'));
}

/** The desk of the drop folder, with a mail address for one sender, and a mail server that delivers into the folder. */
export async function openMailDesk() {
  const desk = await openIntakeDesk();
  const { server } = desk;
  const folder = join(server.app.settings.reportMail?.folder ?? '', 'new');
  mkdirSync(folder, { recursive: true });
  const change = (as: string, senders: string[] | null, receiptUserIds: string[] = []) =>
    desk.list(as).then(async ([seen]) => {
      const { data, errors } = await server.ask(
        as,
        `mutation($id: ID!, $version: Int!, $input: IntakeChange!) { updateIntake(id: $id, version: $version, input: $input) { version responsible senders mailAddress } }`,
        { id: seen?.id, version: seen?.version, input: { receiptUserIds, senders } },
      );
      return { changed: data?.updateIntake, errors };
    });
  const { changed } = await change(desk.admin, [SENDER]);
  const own = Object.assign(desk, { address: String(changed.mailAddress) });
  let delivered = 0;
  /** Returns the name of its file. */
  const deliver = (given: Written = {}): string => {
    const name = `${String(++delivered).padStart(6, '0')}.${process.pid}.mx`;
    writeFileSync(join(folder, name), letter(server.app.now(), { to: own.address, ...given }));
    return name;
  };
  const waiting = (): string[] => readdirSync(folder);
  const answers = async (name: string, to = SENDER) => (await server.mails(to)).filter(({ subject }) => subject.endsWith(name));
  const dropped = () =>
    server.lines.filter(line => line.includes('a report mail was dropped')).map(line => String(JSON.parse(line).result));
  return Object.assign(own, { folder, change, deliver, waiting, answers, dropped });
}

export type MailDesk = Awaited<ReturnType<typeof openMailDesk>>;
