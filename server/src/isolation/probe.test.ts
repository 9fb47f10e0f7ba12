import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { demoOrganisations } from '#features/demo/organisations';
import { openTestServer, type TestServer } from '#testing/test-server';
import { schema } from '#schema';
import { MISSING, operationsOf, type Operation } from './operations';
import { digestOf, mint, plantWorld, rankAs, ROLES, type Prober } from './world';

/** A normal run asks every question once, as one of the twelve at one of the three ranks. */
const [PROBES, SHARE] = process.env['COUNTS'] === 'full' ? [20_000, 1] : [2_000, 36];
const operations = operationsOf(schema);
/** The roles that owners grant, as the table of grants lists them. */
const GRANTED_ROLES = ['consultant', 'manager', 'trustee', 'masterTrustee', 'custodian', 'fundAdministrator', 'subAdvisor', 'investor'];

let server: TestServer;
let probers: Prober[];
beforeAll(async () => {
  server = await openTestServer({ env: { RATE_LIMITS: '{"loginPerAccountMinute": 1000000}' } });
  probers = await plantWorld(server);
}, 300_000);
afterAll(() => server.close());

type Probe = { operation: Operation; variables: Record<string, unknown>; about: string };

/** Every operation unchanged, and with each of its id arguments set to own, foreign, missing and malformed ids. */
function probesFor(prober: Prober, round: number): Probe[] {
  const foreign = probers.filter(({ canary }) => canary !== prober.canary).flatMap(({ own }) => own);
  const pick = <T>(list: readonly T[], salt: number) => list[(round * 31 + salt) % list.length];
  return operations.flatMap((operation, salt) => {
    const ids = [pick(prober.own, salt), pick(foreign, salt), pick(foreign, salt * 7 + 3), MISSING, "x' or 1=1 --"];
    const withIds = operation.idArguments.flatMap(name =>
      ids.map(id => ({ operation, variables: { ...operation.variables, [name]: id }, about: `${operation.name}(${name}: ${id})` })),
    );
    return [{ operation, variables: { ...operation.variables }, about: operation.name }, ...withIds];
  });
}

/** Each prober asks a part; the others and further rounds ask the rest. In a full run everybody asks everything at every rank. */
const shareOf = (prober: Prober, round: number): Probe[] =>
  probesFor(prober, round).filter((_, at) => at % SHARE === (probers.indexOf(prober) + round * probers.length) % SHARE);

const everybody = () => probers.map(({ organisationId }) => organisationId);
/** Organisations that a prober must not change: all others for a read-only user, otherwise those without a grant in force. */
const foreignTo = ({ organisationId, role, granted }: Prober) =>
  everybody().filter(
    id => id !== organisationId && (role === 'readonly' || !granted.some(one => one.isInForce && one.organisationId === id)),
  );
/** Organisations with a grant to one's assets are notified of publications, and of nothing else. */
const readersOf = ({ canary }: Prober) =>
  probers.filter(({ granted }) => granted.some(one => one.canary === canary)).map(({ organisationId }) => organisationId);

async function foreignDigest(prober: Prober): Promise<string> {
  const readers = readersOf(prober);
  const notified = foreignTo(prober).filter(id => readers.includes(id));
  const others = foreignTo(prober).filter(id => !readers.includes(id));
  return (await digestOf(server, notified, ['notification'])) + (await digestOf(server, others));
}
const demo = demoOrganisations.map(({ ref }) => demoId(ref));

async function send(prober: Prober, { operation, variables }: Probe): Promise<string> {
  const call = () => server.call('POST', '/graphql', { token: prober.token, body: { query: operation.document, variables } });
  const reply = await call();
  if (!reply.text.includes('Unauthenticated.')) return reply.text;
  prober.token = await mint(server, prober); // an earlier probe ended the session
  return (await call()).text;
}

test(
  `6.37 ${PROBES} probes over every operation: no foreign canary, no foreign row changed, foreign answered like missing`,
  { timeout: 1_800_000 },
  async () => {
    let sent = 0;
    const demoBefore = await digestOf(server, demo);
    const reached = new Map<string, number>();
    const pairs = new Set<string>();
    for (let round = 0; sent < PROBES || round < ROLES.length; round++) {
      for (const prober of probers) {
        await rankAs(server, prober, ROLES[(ROLES.indexOf(prober.role) + 1) % ROLES.length] ?? 'user');
        for (const { role, isInForce } of prober.granted) pairs.add(`${prober.role}, ${role}${isInForce ? '' : ' that is over'}`);
        const before = await foreignDigest(prober);
        const hidden = probers
          .filter(({ canary }) => canary !== prober.canary && !prober.granted.some(one => one.canary === canary))
          .map(({ canary }) => canary);
        for (const probe of shareOf(prober, round)) {
          const text = await send(prober, probe);
          sent++;
          reached.set(probe.operation.name, (reached.get(probe.operation.name) ?? 0) + 1);
          const leaked = hidden.find(canary => text.toLowerCase().includes(canary.toLowerCase()));
          expect(leaked, `${prober.role} ${probe.about} answered ${text.slice(0, 500)}`).toBeUndefined();
          expect(text.includes('Unauthenticated.'), `${probe.about} was not asked by anybody`).toBe(false);
          expect(text.includes('Internal server error'), `${prober.role} ${probe.about}: ${text.slice(0, 300)}`).toBe(false);
        }
        expect((await foreignDigest(prober)) === before, `${prober.role} of ${prober.canary} changed foreign rows`).toBe(true);
      }
    }
    expect((await digestOf(server, demo)) === demoBefore, 'the demo institution was changed').toBe(true);
    expect(sent).toBeGreaterThanOrEqual(PROBES);
    expect(pairs.size).toBe(ROLES.length * GRANTED_ROLES.length);
    console.log(`${sent} probes by ${probers.length} organisations at ${ROLES.length} ranks, ${pairs.size} pairs of rank and grant`);
    expect([...reached.keys()].toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  },
);

/** Each operation is tried with some of the foreign ids, the next one with others; in a full run with all. */
const IDS_EACH = process.env['COUNTS'] === 'full' ? Infinity : 1;

test('another organisation’s id and nobody’s id get the same answer, letter for letter', { timeout: 600_000 }, async () => {
  const single = operations.filter(({ idArguments, access }) => idArguments.length > 0 && access.who !== 'superuser');
  expect(single.length).toBeGreaterThan(5);
  for (const prober of probers.filter(({ role }) => role === 'admin').slice(0, 2)) {
    prober.token = await mint(server, prober);
    const others = probers.filter(({ canary }) => canary !== prober.canary && !prober.granted.some(one => one.canary === canary));
    const ids = others[0]?.own ?? [];
    let met = 0;
    for (const operation of single) {
      for (const name of operation.idArguments) {
        const answer = async (id: string) =>
          (await send(prober, { operation, variables: { ...operation.variables, [name]: id }, about: name })).replaceAll(id, 'ID');
        const missing = await answer(MISSING);
        const some = Array.from({ length: Math.min(IDS_EACH, ids.length) }, () => ids[met++ % ids.length] ?? MISSING);
        for (const id of some) expect(await answer(id), `${operation.name}(${name})`).toBe(missing);
      }
    }
    expect(met).toBeGreaterThanOrEqual(ids.length);
  }
});

test('the probe notices: with one’s own id the same calls do tell the canary', async () => {
  const admin = probers.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('no administrator among the probers');
  admin.token = await mint(server, admin);
  const { data } = await server.ask(
    admin.token,
    '{ users { data { name } } notifications { data { path } } auditEntries { data { subjectId } } }',
  );
  for (const notified of [data.users, data.notifications, data.auditEntries]) expect(JSON.stringify(notified)).toContain(admin.canary);
});

test('the probe notices: one changed row of one organisation changes the digest of all', async () => {
  const before = await digestOf(server, everybody());
  await server.sql('update notification set path = $2 where organisation_id = $1', [probers[5]?.organisationId, 'changed']);
  expect(await digestOf(server, everybody())).not.toBe(before);
});

test('requests of twelve organisations, interleaved over the same few connections, never meet', async () => {
  for (const prober of probers) prober.token = await mint(server, prober);
  const asks = Array.from({ length: 300 }, (_, index) => probers[index % probers.length]).map(async prober => {
    const { body } = await server.call('GET', '/me', prober ? { token: prober.token } : {});
    return prober?.organisationId === body.organisation.id;
  });
  expect((await Promise.all(asks)).every(Boolean)).toBe(true);
});

test('6.03 6.04 row 3: every mutation keeps to its declared role, and a refusal changes nothing', async () => {
  const mutations = operations.filter(({ kind }) => kind === 'mutation');
  for (const role of ['readonly', 'user', 'admin'] as const) {
    const prober = probers.find(one => one.role === role);
    if (!prober) throw new Error(`no ${role} among the probers`);
    prober.token = await mint(server, prober);
    const before = await digestOf(server, everybody());
    for (const operation of mutations) {
      const { access } = operation;
      const isRefused = access.who === 'superuser' || (access.manageUsers && role !== 'admin') || (access.write && role === 'readonly');
      if (!isRefused) continue;
      const text = await send(prober, { operation, variables: { ...operation.variables }, about: '' });
      expect(text, `${role} ${operation.name}`).toContain('This action is unauthorized.');
    }
    if (role === 'readonly') expect(await digestOf(server, everybody())).toBe(before);
  }
});
