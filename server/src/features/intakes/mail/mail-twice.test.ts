import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { hostileFiles } from '#workbooks/testing/hostile';
import { openMailDesk, SENDER, type MailDesk } from '#features/intakes/testing/mail-desk';

let desk: MailDesk;
beforeAll(async () => {
  desk = await openMailDesk();
});
afterEach(() => desk.settle());
afterAll(() => desk.server.close());

const imports = (name: string) => desk.server.sql('select from import_file where name = $1', [name]);

test('two workers at once take a message once', async () => {
  for (const at of [1, 2, 3]) desk.deliver({ files: [{ name: `both ${at}.xlsx`, bytes: await desk.book() }] });
  await Promise.all([desk.scan(), desk.scan(), desk.scan()]);
  await desk.settle();
  for (const at of [1, 2, 3]) {
    expect(await desk.fileNamed(`both ${at}.xlsx`)).toMatchObject([{ state: 'received', isKnown: false, importStatus: 'validated' }]);
    expect(await imports(`both ${at}.xlsx`)).toHaveLength(1);
    expect(await desk.answers(`both ${at}.xlsx`)).toHaveLength(1);
  }
  expect(desk.waiting()).toEqual([]);
});

test('a message that comes again counts once; one that was captured and comes later is too old, or its report known', async () => {
  const bytes = await desk.book();
  const given = { messageId: '<again@marlowe.example>', subject: 'again', date: desk.server.app.now().toUTCString(), files: [{ name: 'again.xlsx', bytes }] }; // oxfmt-ignore
  desk.deliver(given);
  await desk.settle();
  desk.deliver(given);
  desk.deliver({ ...given, files: [{ name: 'changed.xlsx', bytes: await desk.book() }] });
  await desk.settle();
  expect(await desk.fileNamed('again.xlsx')).toHaveLength(1);
  expect(await desk.answers('again.xlsx')).toHaveLength(1);
  expect(await imports('changed.xlsx')).toEqual([]);
  expect(desk.dropped().filter(why => why === 'received before')).toHaveLength(2);
  desk.deliver({ ...given, messageId: '<other@marlowe.example>' });
  await desk.settle();
  expect(await desk.fileNamed('again.xlsx')).toMatchObject([{ isKnown: true }, { isKnown: false }]);
  desk.server.passTime(400 * 86_400);
  await desk.server.sql(`delete from intake_mail where is_done`); // its id is forgotten after a year
  desk.admin = await desk.server.as('ops@marlowe.example');
  desk.deliver({ ...given, subject: 'after a year' });
  await desk.settle();
  expect(await desk.fileNamed('after a year')).toMatchObject([{ refusal: { code: 'messageOld' } }]);
});

test.each(['its row was written', 'one of two reports was handed over', 'all was written but the file not removed'])(
  'killed once %s: nothing is lost, imported or answered twice',
  async step => {
    const names = ['first', 'second'].map(one => `${one} ${step}.xlsx`);
    const files = [];
    for (const name of names) files.push({ name, bytes: await desk.book() });
    const entry = desk.deliver({ files });
    const kept = readFileSync(join(desk.folder, entry));
    await desk.scan(); // what followed is undone, as if the process had died before
    writeFileSync(join(desk.folder, entry), kept);
    const [mail] = await desk.server.sql('select id from intake_mail where entry = $1', [entry]);
    const undone = { 'its row was written': 0, 'one of two reports was handed over': 1 }[step];
    if (undone !== undefined) {
      await desk.server.sql('delete from intake_file where mail_id = $1 and part >= $2', [mail?.['id'], undone]);
      const until = new Date(desk.server.app.now().getTime() + 900_000);
      await desk.server.sql('update intake_mail set is_done = false, leased_until = $2 where id = $1', [mail?.['id'], until]);
      await desk.scan();
      expect(desk.waiting()).toEqual([entry]); // as long as the other may still be reading it
      desk.server.passTime(1_000);
    }
    await desk.settle();
    for (const name of names) {
      expect(await imports(name)).toHaveLength(1);
      expect(await desk.fileNamed(name)).toMatchObject([{ state: 'received', importStatus: 'validated' }]);
      expect(await desk.answers(name)).toHaveLength(1);
    }
    expect(desk.waiting()).toEqual([]);
  },
);

test.each([
  ['Auto-Submitted: auto-generated', 'auto-generated'],
  ['Precedence: bulk', 'bulk'],
  ['List-Id: <reports.marlowe.example>', 'list'],
])('a program’s report (%s) is imported without an answer to it, and what else a program writes is dropped', async (header, name) => {
  const { changed } = await desk.change(desk.admin, [SENDER], [demoId('ops@marlowe.example')]);
  expect(changed.senders).toEqual([SENDER]);
  desk.deliver({ headers: [header], files: [{ name: `${name}.xlsx`, bytes: await desk.book() }] });
  desk.deliver({ headers: [header], subject: `out of office ${name}` });
  await desk.settle();
  expect(await desk.fileNamed(`${name}.xlsx`)).toMatchObject([{ state: 'received' }]);
  expect(await desk.answers(`${name}.xlsx`)).toEqual([]);
  expect(await desk.answers(`${name}.xlsx`, 'ops@marlowe.example')).toHaveLength(1);
  expect(await desk.fileNamed(`out of office ${name}`)).toEqual([]);
  expect(desk.waiting()).toEqual([]);
});

test('bombs, nested messages and parts within parts end in a refusal, and others go on', async () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'Content-Type: text/plain\r\n\r\nx' : `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--\r\n`; // oxfmt-ignore
  const inner = Buffer.from('From: a@b.example\r\nSubject: inner\r\n\r\nx');
  desk.deliver({ subject: 'parts in parts', body: nested(100) });
  desk.deliver({ subject: 'many parts', body: `Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\n'.repeat(200_000)}--x--` });
  desk.deliver({ subject: 'a message inside', files: [{ name: 'report.eml', bytes: inner, type: 'message/rfc822' }] });
  desk.deliver({ subject: 'bomb', files: [{ name: 'bomb.xlsx', bytes: (await hostileFiles[0]?.make()) ?? Buffer.of() }] });
  desk.deliver({ subject: 'good', files: [{ name: 'after the bombs.xlsx', bytes: await desk.book() }] });
  await desk.settle();
  expect(await desk.fileNamed('parts in parts')).toMatchObject([{ refusal: { code: 'unreadable' } }]);
  expect(await desk.fileNamed('many parts')).toMatchObject([{ refusal: { code: 'unreadable' } }]);
  expect(await desk.fileNamed('a message inside')).toMatchObject([{ refusal: { code: 'noReport' } }]);
  expect(await desk.fileNamed('bomb.xlsx')).toMatchObject([{ state: 'received', importStatus: 'error' }]);
  expect(await desk.fileNamed('after the bombs.xlsx')).toMatchObject([{ state: 'received', importStatus: 'validated' }]);
  expect(desk.waiting()).toEqual([]);
});

test.each([
  ['personLeft', `update app_user set disabled_at = now() where email = 'ops@marlowe.example'`],
  ['rightsLost', `update app_user set role = 'readonly' where email = 'ops@marlowe.example'`],
])('%s: the intake stops, and mail is refused until somebody answers for it again', async (why, change) => {
  await desk.server.sql(change);
  desk.deliver({ subject: `after ${why}`, files: [{ name: `${why}.xlsx`, bytes: await desk.book() }] });
  await desk.settle();
  const [row] = await desk.server.sql('select state, stopped_by from intake where id = $1', [desk.intake.id]);
  expect(row).toMatchObject({ state: 'stopped', stopped_by: why });
  await desk.server.sql(`update app_user set role = 'admin', disabled_at = null where email = 'ops@marlowe.example'`);
  desk.admin = await desk.server.as('ops@marlowe.example');
  expect(await imports(`${why}.xlsx`)).toEqual([]);
  const [stopped] = await desk.list(desk.admin);
  if (stopped) await desk.switchTo(desk.admin, stopped, true);
});
