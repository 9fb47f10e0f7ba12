import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

const FIRST = 'admin@hoshikawa.example';
const SECOND = 'user@hoshikawa.example';
const DISABLE = 'mutation ($id: ID!) { disableUser(id: $id, disabled: true) { id } }';
const DEMOTE = `mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) { id } }`;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  await server.sql(`update app_user set role = 'user' where role = 'admin' and email like '%@hoshikawa.example'`);
});
afterAll(() => server.close());

async function twoAdministrators() {
  await server.sql(`update app_user set role = 'admin', disabled_at = null where email = any ($1)`, [[FIRST, SECOND]]);
  const rows = await server.sql('select id, name, version from app_user where email = any ($1) order by email', [[FIRST, SECOND]]);
  return { people: rows, tokens: [await server.signIn(FIRST), await server.signIn(SECOND)] };
}

const left = () =>
  server.sql(`select email from app_user where role = 'admin' and disabled_at is null and email like '%@hoshikawa.example'`);

test.each(['disable', 'demote'])('of two administrators who %s each other at once, one stays', async how => {
  const { people, tokens } = await twoAdministrators();
  const against = (by: number) => {
    const { id, name, version } = people[1 - by] ?? {};
    const email = by === 0 ? SECOND : FIRST;
    const input = { email, name, role: 'user', packages: [], sso: false };
    return how === 'disable' ? server.ask(tokens[by], DISABLE, { id }) : server.ask(tokens[by], DEMOTE, { id, version, input });
  };
  const replies = await Promise.all([against(0), against(1)]);
  expect(await left()).toHaveLength(1);
  expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});
