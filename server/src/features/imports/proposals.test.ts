import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { plantAsset, plantPackage } from '#features/month-ends/testing/month-plant';
import { sendFile } from '#testing/send-file';

let server: TestServer;
let owner: string;
let second: string;
let viewer: string;
let manager: string;
let other: string;
let trustee: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.as('admin@hoshikawa.example');
  second = await server.as('user@hoshikawa.example');
  viewer = await server.as('view@hoshikawa.example');
  manager = await server.as('ops@tsubaki.example');
  other = await server.as('ops@marlowe.example');
  trustee = await server.as('desk@komorebi.example');
  stranger = await server.as('admin@shirasagi.example');
});
afterAll(() => server.close());

const SEPTEMBER = '2026-09-30';
const HOSHI = demoId('HOSHI');
const ACCEPTED = 'agreed with the manager';
const SHOWN = `id status version warnings errors refusal { code } proposal { at byName reason returnedAt returnedByName comment isOpen } approvedByName reason`;
const read = async (token: string | undefined, id: string) =>
  (await server.ask(token, `query($id: ID!) { import(id: $id) { ${SHOWN} } }`, { id })).data?.import;
const codesOf = async (token: string | undefined, id: string): Promise<string[]> =>
  (await server.ask(token, `query($id: ID!) { importFindings(id: $id) { data { code } } }`, { id })).data.importFindings.data.map(
    ({ code }: { code: string }) => code,
  );
const change = async (token: string | undefined, mutation: string, given: Record<string, unknown>) => {
  const [name] = mutation.split('(');
  const { data, errors } = await server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $words: String${mutation.includes('$words!') ? '!' : ''}) { ${mutation.replace('$words!', '$words')} { ${SHOWN} } }`,
    given,
  );
  return data?.[name ?? ''] ?? errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
};
const approve = (token: string | undefined, id: string, version: number, words: string | null = null) =>
  change(token, 'approveImport(id: $id, version: $version, reason: $words)', { id, version, words });
const accept = (token: string | undefined, id: string, version: number, words = ACCEPTED) =>
  change(token, 'acceptProposal(id: $id, version: $version, reason: $words!)', { id, version, words });
const giveBack = (token: string | undefined, id: string, version: number, words: string) =>
  change(token, 'returnProposal(id: $id, version: $version, comment: $words!)', { id, version, words });

async function send(token: string | undefined, name: string, sheet: string, rows: Value[][], fields: Record<string, string> = {}) {
  const bytes = await makeWorkbook([{ name: sheet, rows }]);
  const sent = await sendFile(server, token ?? '', { name, bytes, fields: { runMode: 'sync', ownerId: HOSHI, ...fields } });
  expect([sent.status, sent.body]).toEqual([201, expect.objectContaining({ isKnown: false })]);
  return await read(token, sent.body.id);
}

const factOf = async (ref: string, asOf = SEPTEMBER) =>
  (
    await server.sql(
      `select o.value::text, s.import_id as "importId" from observation o join entity e on e.id = o.entity_id join source s on s.id = o.source_id
       where e.ref = $1 and e.organisation_id = $2 and o.measure = 'marketValue' and o.as_of = $3 and o.superseded_at is null`,
      [ref, HOSHI, asOf],
    )
  )[0];
const valued = async (ref: string, factor: number, asOf = SEPTEMBER): Promise<Value[][]> => [
  ['Mandate Code', 'As-of Date', 'Market Value'],
  [ref, asOf, Math.round(Number((await factOf(ref, asOf))?.['value']) * factor)],
];
const ratingOf = async (ref: string) =>
  (
    await server.sql(
      `select v.rating from security s join security_version v on v.security_id = s.id and v.superseded_at is null where s.ref = $1 and s.organisation_id = $2`,
      [ref, HOSHI],
    )
  )[0]?.['rating'];
/** A security held by accounts of one manager and not by those of another. */
const heldBy = async (grantee: string, notBy: string): Promise<string> =>
  (
    await server.sql(
      `with held as (select g.grantee_id, s.ref from access_grant g join holding h on h.entity_id = g.entity_id and h.superseded_at is null join security s on s.id = h.security_id
         where g.organisation_id = $1 and g.role = 'manager')
       select ref from held where grantee_id = $2 and ref not in (select ref from held where grantee_id = $3) order by ref limit 1`,
      [HOSHI, demoId(grantee), demoId(notBy)],
    )
  )[0]?.['ref'];
const security = (ref: string, rating = 'D'): Value[][] => [
  ['Security Code', 'Security Name', 'Type', 'Currency', 'Credit Rating', 'Risk Weight (%)'],
  [ref, 'Renamed', 'bond', 'JPY', rating, 1250],
];
/** The reasons recorded with the facts that changed a mandate's September report. */
async function acceptedBecause(token: string | undefined, ref: string): Promise<string[]> {
  const asked = `query($a: ID!, $d: String!) { reports(assetId: $a, asOf: $d, first: 50) { data { id entityRef isLatest } } }`;
  const { data } = (await server.ask(token, asked, { a: demoId('HMAIN'), d: SEPTEMBER })).data.reports;
  const { id } = data.find((one: { entityRef: string; isLatest: boolean }) => one.entityRef === ref && one.isLatest);
  const moved = `query($id: ID!) { restatement(id: $id) { moved { effects { fact { acceptedBecause } } } } }`;
  const { restatement } = (await server.ask(token, moved, { id })).data;
  type Moved = { effects: { fact: { acceptedBecause: string | null } | null }[] };
  return [...new Set<string>(restatement.moved.flatMap(({ effects }: Moved) => effects.flatMap(one => one.fact?.acceptedBecause ?? [])))];
}
const noticesOf = async (token: string | undefined): Promise<string[]> =>
  (await server.ask(token, `{ notifications(first: 20) { data { kind } } }`)).data.notifications.data.map(
    ({ kind }: { kind: string }) => kind,
  );

describe('what reaches beyond a grant is the owner’s to approve', () => {
  test('a manager’s change of a security its mandates hold is a proposal; nothing is written until the owner accepts', async () => {
    const ref = await heldBy('TSUBA', 'MARLO');
    const before = await ratingOf(ref);
    const sent = await send(manager, 'rating.xlsx', 'Securities', security(ref));
    expect(sent).toMatchObject({ errors: 0 });
    const proposed = await approve(manager, sent.id, sent.version, 'the agency’s notice');
    expect(proposed).toMatchObject({ status: sent.status, proposal: { isOpen: true, reason: 'the agency’s notice' } });
    expect(await ratingOf(ref)).toBe(before);
    expect(await noticesOf(owner)).toContain('proposalReceived');
    expect(await accept(manager, sent.id, proposed.version)).toBe('This action is unauthorized.');
    expect(await accept(owner, sent.id, proposed.version, 'seen in the notice')).toMatchObject({
      status: 'approved',
      reason: 'seen in the notice',
    });
    expect(await ratingOf(ref)).toBe('D');
    expect(await noticesOf(manager)).toContain('proposalAccepted');
  });

  test('a security that only other managers hold is an error in the same words as one that does not exist', async () => {
    const ref = await heldBy('MARLO', 'TSUBA');
    const words = async (code: string) => {
      const sent = await send(manager, `${code}.xlsx`, 'Securities', security(code));
      expect(sent).toMatchObject({ status: 'error' });
      const { data } = await server.ask(manager, `query($id: ID!) { importFindings(id: $id) { data { code fix what { en } } } }`, {
        id: sent.id,
      });
      return data.importFindings.data.map((one: { code: string; fix: string | null; what: { en: string } }) => [
        one.code,
        one.fix,
        one.what.en.replaceAll(code, '…'),
      ]);
    };
    expect(await words(ref)).toEqual(await words('NOSUCH9'));
    expect(await words(`${ref}`.replace(/.$/, 'X'))).toEqual(await words('NOSUCH8'));
  });

  test('pre-flight offers no code, currency or price of a security the sender’s mandates do not hold', async () => {
    const ref = await heldBy('MARLO', 'TSUBA');
    const bytes = await makeWorkbook([
      {
        name: 'Holdings',
        rows: [
          ['Account Code', 'As-of Date', 'Security Code', 'Units', 'Price', 'Market Value', 'Currency'],
          ['HDB02', '2026-10-31', ref.replace(/(.)$/, 'Q'), 1, 1, 1, 'XXX'],
        ],
      },
    ]);
    const checked = await sendFile(server, manager ?? '', {
      path: '/imports/preflight',
      name: 'h.xlsx',
      bytes,
      fields: { ownerId: HOSHI },
    });
    expect(JSON.stringify(checked.body)).toContain('unknownCode');
    expect(JSON.stringify(checked.body)).not.toContain(ref);
  });

  test('a trust bank writes no value that a manager reports, and gets the reason', async () => {
    const sent = await send(trustee, 'trust.xlsx', 'Mandates', [
      ['Mandate Code', 'As-of Date', 'Market Value'],
      ['HDE01', '2026-10-31', 12_345_678_901],
    ]);
    expect(sent).toMatchObject({ status: 'error' });
    expect(await codesOf(trustee, sent.id)).toContain('managersValue');
    expect(await approve(trustee, sent.id, sent.version, 'please')).toBe('Conflict.');
  });
});

describe('a confirmed or published month changes only with its owner', () => {
  test('a mandate that is in no class yet is among the figures that would change', async () => {
    const planted = await plantAsset(server, await plantPackage(server), 777);
    const ref = planted.mandates[0]?.ref ?? '';
    const HEAD = ['Mandate Code', 'As-of Date', 'Market Value'];
    const sent = await send(manager, 'august.xlsx', 'Mandates', [HEAD, [ref, '2026-08-31', 1_010_000]]);
    expect(await approve(manager, sent.id, sent.version, 'late trade')).toMatchObject({ proposal: { isOpen: true } });
    const asked = `query($id: ID!) { proposalEffects(id: $id) { figures { ref before { value } after { value } } } }`;
    const { proposalEffects } = (await server.ask(owner, asked, { id: sent.id })).data;
    expect(proposalEffects.figures).toContainEqual({ ref, before: { value: '1000000' }, after: { value: '1010000' } });
  });

  test('a manager’s approval is a proposal; the owner sees before and after with the effect on figures and reports, and accepts with a reason', async () => {
    const before = await factOf('HDB02');
    const sent = await send(manager, 'correction.xlsx', 'Mandates', await valued('HDB02', 1.02));
    const proposed = await approve(manager, sent.id, sent.version, 'accrual missed');
    expect(proposed).toMatchObject({ status: 'warning', proposal: { isOpen: true } });
    expect(await factOf('HDB02')).toEqual(before);
    const effects = `query($id: ID!) { proposalEffects(id: $id) { facts { about field asOf before after } figures { ref before { value } after { value } change } reports { asOf entityRef moved } } }`;
    expect((await server.ask(manager, effects, { id: sent.id })).errors?.[0]?.message).toBe('This action is unauthorized.');
    expect((await server.ask(stranger, effects, { id: sent.id })).errors?.[0]?.message).toBe('Not found.');
    const { proposalEffects } = (await server.ask(owner, effects, { id: sent.id })).data;
    expect(proposalEffects.facts).toContainEqual(
      expect.objectContaining({ about: 'HDB02', field: 'marketValue', asOf: SEPTEMBER, before: before?.['value'] }),
    );
    expect(proposalEffects.figures.map(({ ref }: { ref: string }) => ref)).toEqual(expect.arrayContaining(['TOTAL', 'HDB02']));
    expect(await factOf('HDB02')).toEqual(before); // reading the effects changes nothing
    expect(await accept(viewer, sent.id, proposed.version)).toBe('This action is unauthorized.');
    expect(await accept(stranger, sent.id, proposed.version)).toBe('Not found.');
    expect(await accept(owner, sent.id, proposed.version, '')).toEqual({ reason: ['required'] });
    expect(await accept(second, sent.id, proposed.version)).toMatchObject({
      status: 'approved',
      approvedByName: expect.stringMatching(/./),
    });
    expect((await factOf('HDB02'))?.['importId']).toBe(sent.id);
    expect(await acceptedBecause(owner, 'HDB02')).toEqual([ACCEPTED]);
    expect(await acceptedBecause(owner, 'HDB01')).toEqual([]);
  });

  test('the owner returns a proposal with a comment; the manager is notified and may propose again', async () => {
    const before = await factOf('HDB01');
    const sent = await send(manager, 'doubt.xlsx', 'Mandates', await valued('HDB01', 1.03));
    const proposed = await approve(manager, sent.id, sent.version, 'late trade');
    expect(await giveBack(owner, sent.id, proposed.version, '')).toEqual({ comment: ['required'] });
    const returned = await giveBack(owner, sent.id, proposed.version, 'which trade?');
    expect(returned).toMatchObject({ status: 'warning', proposal: { isOpen: false, comment: 'which trade?' } });
    expect(await noticesOf(manager)).toContain('proposalReturned');
    expect(await accept(owner, sent.id, returned.version)).toEqual({ id: ['notProposed'] });
    expect(await approve(manager, sent.id, returned.version, 'the trade of 28 September')).toMatchObject({ proposal: { isOpen: true } });
    expect(await factOf('HDB01')).toEqual(before);
  });

  test('a month nobody has confirmed stays the manager’s to approve', async () => {
    const sent = await send(manager, 'open.xlsx', 'Mandates', await valued('HDB01', 1.001, '2026-10-31'));
    expect(await approve(manager, sent.id, sent.version, 'price corrected')).toMatchObject({ status: 'approved', proposal: null });
  });

  test('a draft older than what has since been approved for the same keys is checked again first', async () => {
    const early = await send(manager, 'early.xlsx', 'Mandates', await valued('HDB02', 1.004, '2026-10-31'));
    const late = await send(manager, 'late.xlsx', 'Mandates', await valued('HDB02', 1.005, '2026-10-31'));
    expect(await approve(manager, late.id, late.version, 'final')).toMatchObject({ status: 'approved' });
    expect(await approve(manager, early.id, early.version, 'first')).toEqual({ id: ['checkAgain'] });
    expect((await factOf('HDB02', '2026-10-31'))?.['importId']).toBe(late.id);
  });

  test('another manager neither sees nor takes a proposal', async () => {
    const sent = await send(manager, 'private.xlsx', 'Mandates', await valued('HDB01', 1.02));
    const proposed = await approve(manager, sent.id, sent.version, 'x');
    expect(await read(other, sent.id)).toBeUndefined();
    expect(await giveBack(other, sent.id, proposed.version, 'no')).toBe('Not found.');
  });
});
