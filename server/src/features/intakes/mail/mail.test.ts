import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { HOSHI, MARLO } from '#features/intakes/testing/intake-desk';
import { openMailDesk, SENDER, type MailDesk } from '#features/intakes/testing/mail-desk';

let desk: MailDesk;
beforeAll(async () => {
  desk = await openMailDesk();
});
afterEach(() => desk.settle());
afterAll(() => desk.server.close());

const nothingImported = async (name: string) =>
  expect(await desk.server.sql('select from import_file where name = $1', [name])).toEqual([]);

/** What /metrics says of the mails with this result. */
function counted(result: string): number {
  const [, count = '0'] =
    new RegExp(`^hakaru_report_mails_total\\{result="${result}"\\} (\\d+)$`, 'm').exec(desk.server.app.metrics.text([])) ?? [];
  return Number(count);
}

describe('a message of somebody who may send', () => {
  test('becomes the manager’s checked imports, is answered by mail without figures, and is gone from the folder', async () => {
    const bytes = await desk.book();
    desk.deliver({ files: [{ name: 'november.xlsx', bytes }, { name: 'logo.png', bytes: Buffer.from('x') }], messageId: '<first@marlowe.example>' }); // oxfmt-ignore
    await desk.settle();
    const [file] = await desk.fileNamed('november.xlsx');
    expect(file).toMatchObject({ state: 'received', importStatus: 'validated', isKnown: false, receiptAt: expect.any(String) });
    const [row] = await desk.server.sql('select organisation_id, owner_id, user_id, user_name from import where id = $1', [file?.importId]);
    expect(row).toMatchObject({ organisation_id: MARLO, owner_id: HOSHI, user_id: demoId('ops@marlowe.example') });
    expect(await desk.fileNamed('logo.png')).toEqual([]);
    expect(desk.waiting()).toEqual([]);
    expect(counted('taken')).toBe(1);
    const [answer, ...more] = await desk.answers('november.xlsx');
    expect(more).toEqual([]);
    expect(answer).toMatchObject({ subject: 'Hakaru: checked, nothing found – november.xlsx', inReplyTo: '<first@marlowe.example>' });
    const cells = await desk.server.sql('select cells::text as text from import_row where import_id = $1', [file?.importId]);
    const figures = cells.flatMap(({ text }) => String(text).match(/\d{5,}/g) ?? []);
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(answer?.text).not.toContain(figure);
  });

  test('with errors it is told their number, and to send it by mail again; Japanese names of files are read', async () => {
    const csv = Buffer.from('Mandate Code,As-of Date,Market Value\nHFE02,2036-01-31,abc\n');
    desk.deliver({ files: [{ name: '=?utf-8?B?5pyI5qyhLmNzdg==?=', bytes: csv, type: 'text/csv' }] });
    await desk.settle();
    expect(await desk.fileNamed('月次.csv')).toMatchObject([{ state: 'received', importStatus: 'error' }]);
    const [answer] = await desk.answers('月次.csv');
    expect(answer?.subject).toMatch(/^Hakaru: \d+ errors? found/);
    expect(answer?.text).toContain('send it by mail again');
  });

  test.each<[string, Parameters<MailDesk['deliver']>[0], string]>([
    ['nothing attached', { files: [] }, 'noReport'],
    ['only a ZIP file', { files: [{ name: 'all.zip', bytes: Buffer.from('PK') }] }, 'noReport'],
    ['a date of last week', { date: 'Mon, 01 Jan 2035 00:00:00 GMT' }, 'messageOld'],
    ['a date to come', { date: 'Mon, 01 Jan 2046 00:00:00 GMT' }, 'messageOld'],
    ['no date', { date: 'soon' }, 'messageOld'],
    ['eleven reports', { files: Array.from({ length: 11 }, (_, at) => ({ name: `${at}.csv`, bytes: Buffer.from('a') })) }, 'tooManyFiles'],
  ])('with %s it is refused with a reason, to its sender too', async (subject, given, code) => {
    const before = [counted(code), counted('taken')];
    desk.deliver({ ...given, subject });
    await desk.settle();
    expect(await desk.fileNamed(subject)).toMatchObject([
      { state: 'refused', refusal: { code }, importId: null, receiptAt: expect.any(String) },
    ]);
    expect(await desk.answers(subject)).toHaveLength(1);
    expect(desk.waiting()).toEqual([]);
    expect([counted(code), counted('taken')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  test('while the intake is off it is refused and told so; the folder’s files wait', async () => {
    const turn = async (isOn: boolean) => {
      const [seen] = await desk.list(desk.admin);
      if (seen) await desk.switchTo(desk.admin, seen, isOn);
    };
    await turn(false);
    desk.deliver({ subject: 'while off', files: [{ name: 'off.xlsx', bytes: await desk.book() }] });
    await desk.settle();
    expect(await desk.fileNamed('while off')).toMatchObject([{ refusal: { code: 'intakeOff' } }]);
    await nothingImported('off.xlsx');
    await turn(true);
  });
});

describe('a message of anybody else', () => {
  const pass = 'mx.hakaru.example; dmarc=pass header.from=marlowe.example';
  test.each<[string, Parameters<MailDesk['deliver']>[0]]>([
    ['no verdict of our mail server', { results: null }],
    ['a failed check', { results: 'mx.hakaru.example; dmarc=fail header.from=marlowe.example' }],
    [
      'a verdict it brought along',
      { results: 'mx.hakaru.example; dmarc=none header.from=marlowe.example', headers: [`Authentication-Results: ${pass}`] },
    ],
    ['another server’s verdict', { results: 'mx.evil.example; dmarc=pass header.from=marlowe.example' }],
    ['a pass for another domain', { results: 'mx.hakaru.example; dmarc=pass header.from=evil.example' }],
    ['two senders', { from: `${SENDER}, thief@marlowe.example`, results: pass }],
    ['two From headers', { headers: [`From: thief@marlowe.example`] }],
    ['the sender as a name', { from: `"${SENDER}" <thief@evil.example>` }],
  ])('with %s is not opened, listed once without an answer', async (subject, given) => {
    const before = counted('notAuthenticated') + counted('senderUnknown');
    desk.deliver({ subject, files: [{ name: 'forged.xlsx', bytes: await desk.book() }], ...given });
    await desk.settle();
    expect(await desk.fileNamed(subject)).toMatchObject([{ state: 'refused', importId: null, receiptAt: null }]);
    expect(await desk.answers(subject)).toEqual([]);
    expect(await desk.answers(subject, 'thief@evil.example')).toEqual([]);
    expect(desk.waiting()).toEqual([]);
    expect(counted('notAuthenticated') + counted('senderUnknown')).toBe(before + 1);
    await nothingImported('forged.xlsx');
  });

  test('an authenticated colleague who is not named may not send', async () => {
    desk.deliver({ subject: 'unnamed', from: 'intern@marlowe.example', files: [{ name: 'unnamed.xlsx', bytes: await desk.book() }] });
    await desk.settle();
    expect(await desk.fileNamed('unnamed')).toMatchObject([{ refusal: { code: 'senderUnknown' }, receiptAt: null }]);
    expect(await desk.answers('unnamed', 'intern@marlowe.example')).toEqual([]);
    await nothingImported('unnamed.xlsx');
  });

  test('to no address of an intake, and bounces, are dropped without a trace', async () => {
    const before = (await desk.files(desk.admin)).length;
    const wrong = desk.address.replace(/\+\w/, found => (found === '+a' ? '+b' : '+a'));
    for (const to of [wrong, 'reports@hakaru.example', '', desk.address.replace('@hakaru.example', '@evil.example')]) desk.deliver({ to });
    desk.deliver({ headers: ['Return-Path: <>'] });
    desk.deliver({ body: 'Content-Type: multipart/report; boundary=x\r\n\r\n--x--\r\n' });
    await desk.settle();
    expect(desk.waiting()).toEqual([]);
    expect(await desk.files(desk.admin)).toHaveLength(before);
    expect(desk.dropped().filter(why => why === 'a bounce')).toHaveLength(2);
    expect(counted('bounce')).toBe(2);
    expect(counted('unknownAddress')).toBe(4);
  });

  test('whoever knows the address and sends without end is listed twenty times a day at most', async () => {
    for (let sent = 0; sent < 40; sent++) desk.deliver({ subject: `flood ${sent}`, results: null });
    await desk.settle();
    expect(desk.waiting()).toEqual([]);
    const listed = await desk.server.sql(`select from intake_file where channel = 'mail' and mail_id is null and seen_at > now() - interval '1 day'`); // oxfmt-ignore
    expect(listed.length).toBeLessThanOrEqual(20);
    await desk.server.sql(`update intake_file set seen_at = seen_at - interval '2 days' where mail_id is null`);
  });
});

describe('the other client’s address', () => {
  test('takes nothing of a sender who is not named there, and a message to two addresses is refused', async () => {
    const other = 'abcdefghijklmnopqrstuvwxyz';
    const ids = await desk.server.sql(
      `insert into intake (organisation_id, owner_id, user_id, name, folder, mail_token, senders)
       select i.organisation_id, $1, i.user_id, 'Intake other', 'other-' || repeat('a', 30), $2, array['boss@elsewhere.example'] from intake i where i.id = $3
       returning id`,
      [demoId('NAGIS'), other, desk.intake.id],
    );
    const there = `reports+${other}@hakaru.example`;
    desk.deliver({ subject: 'not there', to: there, files: [{ name: 'there.xlsx', bytes: await desk.book() }] });
    desk.deliver({ subject: 'both', to: `${desk.address}, ${there}`, files: [{ name: 'both.xlsx', bytes: await desk.book() }] });
    await desk.settle();
    expect(await desk.fileNamed('not there')).toMatchObject([{ refusal: { code: 'senderUnknown' } }]);
    expect(await desk.fileNamed('both')).toMatchObject([{ refusal: { code: 'severalAddresses' } }]);
    await nothingImported('there.xlsx');
    await nothingImported('both.xlsx');
    await desk.server.sql('delete from intake where id = any ($1)', [ids.map(({ id }) => id)]);
  });

  test('strangers, readers and support name no senders and renew no address; the trail keeps the address secret', async () => {
    const stranger = await desk.server.as('admin@shirasagi.example');
    const renew = 'mutation($id: ID!, $version: Int!) { renewIntakeAddress(id: $id, version: $version) { mailAddress } }';
    const [seen] = await desk.list(desk.admin);
    const ask = async (as: string) => (await desk.server.ask(as, renew, { id: seen?.id, version: seen?.version })).errors?.[0]?.extensions;
    expect(await ask(stranger)).toMatchObject({ code: 'notFound' });
    expect(await ask(await desk.server.as('view@hoshikawa.example'))).toMatchObject({ code: 'unauthorized' });
    const { errors } = await desk.change(desk.admin, ['not an address']);
    expect(errors?.[0]?.extensions?.validation).toMatchObject({ 'senders.0': ['email'] });
    const { data } = await desk.server.ask(desk.admin, renew, { id: seen?.id, version: seen?.version });
    expect(data.renewIntakeAddress.mailAddress).not.toBe(desk.address);
    desk.deliver({ subject: 'old address', files: [{ name: 'old.xlsx', bytes: await desk.book() }] });
    await desk.settle();
    expect(await desk.fileNamed('old address')).toEqual([]);
    await nothingImported('old.xlsx');
    const trail = await desk.server.sql(`select before::text, after::text from audit where subject = 'intake'`);
    const token = desk.address.slice('reports+'.length, -'@hakaru.example'.length);
    expect(JSON.stringify(trail)).not.toContain(token);
    expect(JSON.stringify(trail)).not.toContain(data.renewIntakeAddress.mailAddress);
    desk.address = data.renewIntakeAddress.mailAddress;
    const late = await desk.server.ask(desk.admin, renew, { id: seen?.id, version: seen?.version });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'conflict' });
  });
});

test('a link and a message that is no file are left alone; headers without end are set aside', async () => {
  symlinkSync('/etc/passwd', join(desk.folder, '0.link'));
  writeFileSync(join(desk.folder, '1.endless'), `X: ${'a'.repeat(400_000)}\r\n`);
  await desk.settle();
  expect(desk.waiting().toSorted()).toEqual(['.unreadable-1.endless', '0.link']);
  expect(counted('setAside')).toBe(1);
});

test('a message of a gigabyte is refused without being read', async () => {
  const name = desk.deliver({ subject: 'huge' });
  truncateSync(join(desk.folder, name), 1_000_000_000);
  const before = process.memoryUsage().rss;
  await desk.settle();
  expect(await desk.fileNamed('huge')).toMatchObject([{ refusal: { code: 'messageTooLarge' } }]);
  expect(counted('messageTooLarge')).toBe(1);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});
