import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const FIELDS = `id ref name shortName openedDate reportingStartDate reportingEndDate performanceInceptionDate performanceClosedDate terminationDate fiscal_year_start note version`;
const reason = 'left out when the year began';
const input = {
  ref: 'HNEW1',
  name: 'New mandate',
  openedDate: '2026-04-01',
  fiscal_year_start: 4,
  classId: demoId('HOSHI|class|DB'),
  reason,
};

const create = (token: string, change: object = {}, assetId = ASSET) =>
  server.ask(token, `mutation($input: MandateInput!, $assetId: ID!) { createMandate(assetId: $assetId, input: $input) { ${FIELDS} } }`, {
    input: { ...input, ...change },
    assetId,
  });
const update = (token: string, id: string, version: number, change: object) =>
  server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $input: MandateInput!) { updateMandate(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
    { id, version, input: { ...input, ...change } },
  );
const read = (token: string, id: string) => server.ask(token, `query($id: ID!) { mandate(id: $id) { ${FIELDS} } }`, { id });
const remove = (token: string, id: string) =>
  server.ask(token, `mutation($id: ID!, $reason: String) { deleteMandate(id: $id, reason: $reason) }`, { id, reason });
const note = (token: string, id: string, version: number, text: string) =>
  server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $note: String!) { updateMandateNote(id: $id, version: $version, note: $note) { note version } }`,
    { id, version, note: text },
  );

describe('a mandate', () => {
  test('3.028 3.029 3.030 3.036 3.037 4.034 is created open, with all its fields, and appears in the book, under its class [3.031] [3.034] [3.035]', async () => {
    const days = { reportingStartDate: '2026-04-30', performanceInceptionDate: '2026-04-30' };
    const { data } = await create(admin, { ref: 'HAAA1', shortName: 'New', ...days });
    expect(data.createMandate).toMatchObject({
      ...days,
      openedDate: '2026-04-01',
      reportingEndDate: null,
      performanceClosedDate: null,
      ref: 'HAAA1',
      name: 'New mandate',
      shortName: 'New',
      fiscal_year_start: 4,
      version: 1,
      terminationDate: null,
    });
    const book = await server.ask(admin, `query($id: ID!) { book(assetId: $id) { entities { id parentId classId } } }`, { id: ASSET });
    const own = book.data.book.entities.find(({ id }: { id: string }) => id === data.createMandate.id);
    expect(own).toMatchObject({ parentId: entityId('HOSHI', 'DB'), classId: demoId('HOSHI|class|DB') });
  });

  test('without a class it hangs under the total from its opening on: nothing that is owned is missing from it', async () => {
    const { data } = await create(admin, { ref: 'HLOOSE', classId: null, openedDate: '2026-11-01', reason: null });
    const links = await server.sql(`select parent_id as "parentId", from_day as "fromDay" from entity_link where child_id = $1`, [
      data.createMandate.id,
    ]);
    expect(links).toEqual([{ parentId: entityId('HOSHI', 'TOTAL'), fromDay: '2026-11-01' }]);
    expect((await remove(admin, data.createMandate.id)).errors).toBeUndefined();
  });

  test('opened in a published period it needs a reason, which is kept; opened after it, none', async () => {
    const silent = await create(admin, { ref: 'HPUB1', reason: null });
    expect(silent.errors?.[0]?.extensions?.validation).toEqual({ reason: ['publishedPeriod'] });
    expect((await create(admin, { ref: 'HPUB2', openedDate: '2026-10-01', reason: null })).errors).toBeUndefined();
    const { id } = (await create(admin, { ref: 'HPUB1' })).data.createMandate;
    const kept = `select c.reason from structure_change c join structure_version v on v.organisation_id = c.organisation_id and v.recorded_at = c.at
      where v.source = 'entity' and v.key = $1`;
    expect(await server.sql(kept, [id])).toEqual([{ reason }]);
  });

  test('3.038 its sub-mandates are listed under it, and each is read like a mandate', async () => {
    const { data } = await create(admin, { ref: 'HAAA2' });
    const parentId = data.createMandate.id;
    const added = await server.ask(
      admin,
      `mutation($input: MandateInput!, $assetId: ID!, $parentId: ID!) { createMandate(assetId: $assetId, parentId: $parentId, input: $input) { id } }`,
      { input: { ...input, ref: 'HAAA3', name: 'Sleeve' }, assetId: ASSET, parentId },
    );
    const query = `query($id: ID!) { book(assetId: $id) { entities { id type parentId } } }`;
    const { data: seen } = await server.ask(admin, query, { id: ASSET });
    const below = seen.book.entities.filter((one: { parentId: string | null }) => one.parentId === parentId);
    expect(below).toEqual([{ id: added.data.createMandate.id, type: 'subMandate', parentId }]);
    expect((await read(admin, added.data.createMandate.id)).data.mandate).toMatchObject({ ref: 'HAAA3', name: 'Sleeve' });
  });

  test('5.038 its code is taken once in an organisation, and free in another', async () => {
    const taken = await create(admin, { ref: 'HDB01' });
    expect(taken.errors?.[0]?.extensions?.validation).toEqual({ ref: ['taken'] });
    const bank = await server.as('admin@shirasagi.example');
    const free = await create(bank, { ref: 'HDB01', classId: demoId('SHIRA|class|DB') }, demoId('SMAIN'));
    expect(free.data.createMandate.ref).toBe('HDB01');
  });

  test('5.036 5.037 5.043 5.046 every broken rule is an error on its field, all at once', async () => {
    const { errors } = await create(admin, {
      ref: 'abcdefg',
      reportingStartDate: '2026-03-31',
      performanceInceptionDate: '2026-05-01',
      terminationDate: '2026-04-30',
    });
    expect(errors?.[0]?.extensions?.validation).toEqual({
      ref: ['tooLong', 'refAlphabet'],
      reportingStartDate: ['beforeOpened'],
      terminationDate: ['terminationBeforeInception'],
    });
  });

  test('two people edit the same mandate: the second gets a conflict, nothing is lost', async () => {
    const { id } = (await create(admin, { ref: 'HTWO1' })).data.createMandate;
    const [first, second] = await Promise.all([
      update(admin, id, 1, { ref: 'HTWO1', name: 'First' }),
      update(admin, id, 1, { ref: 'HTWO1', name: 'Second' }),
    ]);
    const outcomes = [first, second].map(({ errors }) => errors?.[0]?.message ?? 'kept').toSorted();
    expect(outcomes).toEqual(['Conflict.', 'kept']);
    const kept = first.errors ? 'Second' : 'First';
    expect((await read(admin, id)).data.mandate).toMatchObject({ name: kept, version: 2 });
  });

  test('5.052 7G.23 with published data it cannot be deleted; without, it can', async () => {
    expect((await remove(admin, entityId('HOSHI', 'HDB01'))).errors?.[0]?.extensions?.validation).toEqual({ id: ['publishedData'] });
    const { id } = (await create(admin, { ref: 'HDEL1' })).data.createMandate;
    expect((await remove(admin, id)).data).toEqual({ deleteMandate: true });
    expect((await read(admin, id)).errors?.[0]?.message).toBe('Not found.');
  });

  test('its note is kept to 8,192 characters', async () => {
    const { id } = (await create(admin, { ref: 'HNOT1' })).data.createMandate;
    expect((await note(admin, id, 1, '四半期の面談で確認')).data.updateMandateNote).toEqual({ note: '四半期の面談で確認', version: 2 });
    expect((await note(admin, id, 2, 'x'.repeat(8193))).errors?.[0]?.extensions?.validation).toEqual({ '': ['tooLong'] });
  });

  test('its history tells who changed what, to readers too; a stranger finds none', async () => {
    const { id } = (await create(admin, { ref: 'HHIS1' })).data.createMandate;
    await update(admin, id, 1, { ref: 'HHIS1', name: 'Renamed' });
    const ask = async (email: string) =>
      await server.ask(await server.as(email), `query($id: ID!) { mandateHistory(id: $id) { data { action userName before after } } }`, {
        id,
      });
    const { data } = await ask('view@hoshikawa.example');
    expect(data.mandateHistory.data).toMatchObject([
      { action: 'mandate.update', userName: '佐伯 美咲', before: { name: 'New mandate' }, after: { name: 'Renamed' } },
      { action: 'mandate.create' },
    ]);
    expect((await ask('admin@shirasagi.example')).errors?.[0]?.message).toBe('Not found.');
  });

  test('6.04 a reader changes nothing; a stranger finds nothing', async () => {
    const reader = await server.as('view@hoshikawa.example');
    expect((await create(reader, { ref: 'HRDR1' })).errors?.[0]?.message).toBe('This action is unauthorized.');
    const stranger = await server.as('admin@shirasagi.example');
    const id = entityId('HOSHI', 'HDB01');
    for (const reply of [await read(stranger, id), await remove(stranger, id), await update(stranger, id, 1, {}), await create(stranger)]) {
      expect(reply.errors?.[0]?.message).toBe('Not found.');
    }
  });
});
