import { existsSync, mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { supportInside } from '#testing/support';
import { intakeTasks } from './jobs';
import { HOSHI, MARLO, openIntakeDesk, type IntakeDesk } from './testing/intake-desk';

let desk: IntakeDesk;
beforeAll(async () => {
  desk = await openIntakeDesk();
});
afterEach(() => desk.settle());
afterAll(() => desk.server.close());

describe('whose it is', () => {
  test('a file about another client’s mandates finds no code of theirs', async () => {
    desk.put('foreign.csv', 'Mandate Code,As-of Date,Market Value\nSXX01,2036-01-31,100\n');
    await desk.settle();
    const [file] = await desk.fileNamed('foreign.csv');
    expect(file).toMatchObject({ state: 'received', importStatus: 'error' });
    const [row] = await desk.server.sql('select owner_id from import where id = $1', [file?.importId]);
    expect([HOSHI, null]).toContain(row?.['owner_id']);
  });

  test('strangers see and change none; readers and support open none; a client that is not served is unknown', async () => {
    const stranger = await desk.server.as('admin@shirasagi.example');
    const seen = { id: desk.intake.id, version: desk.intake.version };
    expect((await desk.switchTo(stranger, seen, false)).errors?.[0]?.extensions).toMatchObject({ code: 'notFound' });
    expect(await desk.list(stranger)).toEqual([]);
    expect(await desk.files(stranger)).toEqual([]);
    expect((await desk.create(await desk.server.as('view@hoshikawa.example'))).errors?.[0]?.extensions).toMatchObject({
      code: 'unauthorized',
    });
    expect((await desk.create(await supportInside(desk.server, MARLO))).errors?.[0]?.extensions).toMatchObject({ code: 'unauthorized' });
    const foreign = await desk.create(desk.admin, { ownerId: demoId('NAGIS') });
    expect(foreign.errors?.[0]?.extensions?.validation).toEqual({ ownerId: ['notFound'] });
    const twice = await desk.create(desk.admin);
    expect(twice.errors?.[0]?.extensions?.validation).toEqual({ ownerId: ['taken'] });
    const receiver = await desk.create(desk.admin, { receiptUserIds: [demoId('admin@shirasagi.example')] });
    expect(receiver.errors?.[0]?.extensions?.validation).toEqual({ receiptUserIds: ['notFound'] });
  });

  test('a closed month stays its owner’s: the file is checked like any other, and the manager’s approval only proposes it', async () => {
    const [held] = await desk.server.sql(
      `select o.value::text from observation o join entity e on e.id = o.entity_id
       where e.ref = 'HFE02' and e.organisation_id = $1 and o.measure = 'marketValue' and o.as_of = '2026-09-30' and o.superseded_at is null`,
      [HOSHI],
    );
    desk.put('september.csv', `Mandate Code,As-of Date,Market Value\nHFE02,2026-09-30,${Number(held?.['value']) + 1}\n`);
    await desk.settle();
    const [file] = await desk.fileNamed('september.csv');
    const [row] = await desk.server.sql('select version from import where id = $1', [file?.importId]);
    const { data } = await desk.server.ask(
      desk.admin,
      'mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "corrected") { status proposal { isOpen } } }',
      { id: file?.importId, version: row?.['version'] },
    );
    expect(data.approveImport).toMatchObject({ proposal: { isOpen: true } });
    expect(data.approveImport.status).not.toBe('approved');
  });

  test('switched off, files wait; switched on again, they are taken', async () => {
    const seen = (await desk.list(desk.admin)).find(({ id }) => id === desk.intake.id) ?? desk.intake;
    const off = (await desk.switchTo(desk.admin, seen, false)).data.switchIntake;
    desk.put('waits.xlsx', await desk.book());
    await desk.settle();
    expect(existsSync(desk.at('waits.xlsx'))).toBe(true);
    await desk.switchTo(desk.admin, off, true);
    await desk.settle();
    expect(await desk.fileNamed('waits.xlsx')).toMatchObject([{ state: 'received' }]);
  });

  test.each([
    ['personLeft', `update app_user set disabled_at = now() where email = 'ops@marlowe.example'`],
    ['rightsLost', `update app_user set role = 'readonly' where email = 'ops@marlowe.example'`],
  ])('%s: it stops, leaves the files, notifies the administrators and waits for one of them', async (why, change) => {
    await desk.server.sql(`update app_user set role = 'admin', agreed_at = now(), verified_at = now() where email = 'sso@marlowe.example'`);
    await desk.server.sql(change);
    const name = `${why}.xlsx`;
    desk.put(name, await desk.book());
    await desk.settle();
    const [row] = await desk.server.sql('select state, stopped_by from intake where id = $1', [desk.intake.id]);
    expect(row).toMatchObject({ state: 'stopped', stopped_by: why });
    expect(existsSync(desk.at(name))).toBe(true);
    const rung = await desk.server.sql(
      `select n.params from notification n join app_user u on u.id = n.user_id where n.kind = 'intakeStopped' and u.email = 'sso@marlowe.example'`,
    );
    expect(rung.length).toBeGreaterThan(0);
    await desk.server.sql(`update app_user set role = 'admin', disabled_at = null where email = 'ops@marlowe.example'`);
    desk.admin = await desk.server.as('ops@marlowe.example');
    const [stopped] = await desk.list(desk.admin);
    if (!stopped) throw new Error('no intake');
    await desk.settle();
    expect(existsSync(desk.at(name))).toBe(true); // rights that come back do not start it
    await desk.switchTo(desk.admin, stopped, true);
    await desk.settle();
    expect(await desk.fileNamed(name)).toMatchObject([{ state: 'received' }]);
    await desk.server.sql(`update app_user set role = 'user' where email = 'sso@marlowe.example'`);
  });
});

describe('receipts', () => {
  test('in the receiver’s language, once, only to people who can sign in, without figures', async () => {
    await desk.server.sql(`update app_user set preferences = jsonb_build_object('language', 'jp') where email = 'ops@marlowe.example'`);
    const seen = (await desk.list(desk.admin)).find(({ id }) => id === desk.intake.id) ?? desk.intake;
    const ids = [demoId('ops@marlowe.example'), demoId('sso@marlowe.example')];
    const changed = await desk.server.ask(
      desk.admin,
      'mutation($id: ID!, $version: Int!, $input: IntakeChange!) { updateIntake(id: $id, version: $version, input: $input) { receivers { id } } }',
      { id: seen.id, version: seen.version, input: { receiptUserIds: ids } },
    );
    expect(changed.data.updateIntake.receivers).toHaveLength(2);
    await desk.server.sql(`update app_user set disabled_at = now() where email = 'sso@marlowe.example'`);
    desk.put('jp.xlsx', await desk.book());
    desk.put('text.txt', 'x');
    mkdirSync(desk.at('folder'));
    await desk.settle();
    await desk.settle();
    const letters = await desk.server.mails('ops@marlowe.example');
    const about = (name: string) => letters.filter(({ subject }) => subject.endsWith(name));
    expect(about('jp.xlsx')).toHaveLength(1);
    expect(about('jp.xlsx')[0]).toMatchObject({ subject: 'Hakaru 確認済み（指摘なし）：jp.xlsx' });
    expect(about('jp.xlsx')[0]?.text).toMatch(/ファイルは承認待ちです。[\s\S]*\/manager\/import\/history\/[0-9a-f-]{36}$/);
    const [file] = await desk.fileNamed('jp.xlsx');
    const cells = await desk.server.sql('select cells::text as text from import_row where import_id = $1', [file?.importId]);
    const figures = cells.flatMap(({ text }) => String(text).match(/\d{5,}/g) ?? []);
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(about('jp.xlsx')[0]?.text).not.toContain(figure);
    expect(about('folder')[0]).toMatchObject({ subject: 'Hakaru 受付不可：folder' });
    expect((await desk.server.mails('sso@marlowe.example')).filter(({ subject }) => subject.endsWith('jp.xlsx'))).toEqual([]);
    await desk.server.sql(`update app_user set disabled_at = null where email = 'sso@marlowe.example'`);
  });

  test('a file with errors is answered with their number and what to do next', async () => {
    await desk.server.sql(`update app_user set preferences = jsonb_build_object('language', 'en') where email = 'ops@marlowe.example'`);
    desk.put('errors.csv', 'Mandate Code,As-of Date,Market Value\nHFE02,2036-01-31,abc\n');
    await desk.settle();
    const [letter] = (await desk.server.mails('ops@marlowe.example')).filter(({ subject }) => subject.endsWith('errors.csv'));
    expect(letter?.subject).toMatch(/^Hakaru: \d+ errors? found – errors\.csv$/);
    expect(letter?.text).toContain('Download the error workbook');
  });
});

test('copies in done/ and refused/ are removed after thirty days; what was imported stays', async () => {
  const before = desk.lies(desk.intake.folder, 'done').length;
  expect(before).toBeGreaterThan(0);
  const forget = () => intakeTasks['forgetIntakeFiles']?.(desk.server.app, null, { jobId: '', attempt: 1, signal: undefined });
  await forget();
  expect(desk.lies(desk.intake.folder, 'done')).toHaveLength(before);
  desk.server.passTime(31 * 86_400);
  await forget();
  expect(desk.lies(desk.intake.folder, 'done')).toEqual([]);
});
