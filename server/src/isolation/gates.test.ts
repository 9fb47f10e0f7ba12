import { getNamedType, isInputObjectType, type GraphQLInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { schema } from '#schema';
import { openTestServer, type TestServer } from '#testing/test-server';
import { operationsOf, MISSING } from './operations';
import { digestOf } from './world';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false, env: { RATE_LIMITS: '{"loginPerAccountMinute": 1000000}' } });
  token = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const HOSHI = demoId('HOSHI');
const operations = operationsOf(schema);
/** Fields of a row that a sender may never set: its owner, author and times, and what only the server or support decides. */
const FORGED = {
  superuser: true,
  organisationId: MISSING,
  organisation_id: MISSING,
  userId: MISSING,
  user_id: MISSING,
  ownerOrganisationId: MISSING,
  createdAt: '2020-01-01',
  created_at: '2020-01-01',
  recordedAt: '2020-01-01',
  recorded_at: '2020-01-01',
  password_hash: 'x',
};

test('row 4: with its module or package taken away, every gated operation and door is closed, whatever the header claims', async () => {
  await server.sql(`delete from user_package where organisation_id = $1`, [HOSHI]);
  await server.sql(`delete from organisation_package where organisation_id = $1`, [HOSHI]);
  await server.sql(`update organisation set modules = '{}' where id = $1`, [HOSHI]);
  const before = await digestOf(server, [HOSHI]);
  const gated = operations.filter(({ access }) => access.gate);
  const doors = server.http.doors.filter(({ access, url, method }) => access.gate && method !== 'HEAD' && !url.startsWith('/api/'));
  expect([gated.length, doors.length].every(count => count > 0)).toBe(true);
  for (const headers of [{}, { 'authorization-module': 'owner' }]) {
    for (const { name, document: query, variables } of gated) {
      const { errors } = await server.ask(token, query, variables, headers);
      expect(errors?.[0]?.message, `${name} without its gate`).toBe('This action is unauthorized.');
    }
    for (const { method, url } of doors) {
      const path = url.replaceAll(/:\w+/g, MISSING);
      const reply = await server.call(method as 'GET' | 'POST', path, { token, headers, ...(method === 'GET' ? {} : { body: {} }) }); // routes use no other methods
      expect([reply.status, reply.body.message], `${method} ${url}`).toEqual([403, 'This action is unauthorized.']);
    }
  }
  expect(await digestOf(server, [HOSHI])).toBe(before);
});

test('row 9: no input of any mutation has room for whose a row is or who wrote it; each that claims it is refused', async () => {
  const before = await digestOf(server, [HOSHI]);
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  let tried = 0;
  for (const { name, args } of mutations)
    for (const argument of args) {
      const type = getNamedType(argument.type);
      if (!isInputObjectType(type)) continue;
      const found = operations.find(one => one.kind === 'mutation' && one.name === name);
      for (const [field, value] of Object.entries(FORGED)) {
        if (isReviewed(type, field)) continue;
        expect(type.getFields()[field], `${type.name}.${field}`).toBeUndefined();
        const given = found?.variables[argument.name];
        const forged = Array.isArray(given) ? [{ [field]: value }] : { ...(given as object), [field]: value }; // the sample of an input is an object unless it is a list
        const { data, errors } = await server.ask(token, found?.document ?? '', { ...found?.variables, [argument.name]: forged });
        expect([data ?? null, errors?.length], `${name} with ${field}`).toEqual([null, expect.any(Number)]);
        tried++;
      }
    }
  expect(tried).toBeGreaterThan(200);
  expect(await digestOf(server, [HOSHI])).toBe(before);
});

/** Inputs that name another organisation on purpose; each is looked up in the sender's own scope before use. */
const REVIEWED: readonly string[] = ['PartyInput.organisationId'];
const isReviewed = ({ name }: GraphQLInputObjectType, field: string): boolean => REVIEWED.includes(`${name}.${field}`);

/** GraphQL has its own rules; the others take nothing, a form, or lines of text. */
const NO_JSON = ['/graphql', '/logout', '/login_saml_acs', '/tunnel/sentry'];

test('row 9: a door that takes JSON names every field it does not know, and keeps nothing', async () => {
  const before = await digestOf(server, [HOSHI]);
  const doors = server.http.doors.filter(
    ({ method, url }) => ['POST', 'PUT'].includes(method) && !url.startsWith('/api/') && !NO_JSON.includes(url),
  );
  let named = 0;
  for (const [at, { method, url }] of doors.entries()) {
    const path = url.replaceAll(/:\w+/g, MISSING);
    const reply = await server.call(method as 'POST' | 'PUT', path, { token, body: FORGED, ip: `10.1.0.${at}` }); // filtered above
    expect(reply.status, `${method} ${url}`).toBeGreaterThanOrEqual(400);
    expect(reply.status, `${method} ${url}`).toBeLessThan(500);
    if (reply.status !== 422 || !('superuser' in (reply.body.errors ?? {}))) continue;
    expect(reply.body.errors, `${method} ${url}`).toMatchObject(
      Object.fromEntries(Object.keys(FORGED).map(field => [field, ['unknownField']])),
    );
    named++;
  }
  expect(named).toBeGreaterThan(5);
  expect(await digestOf(server, [HOSHI])).toBe(before);
});
