import { SCOPE_DOORS, scopeOfDoor, tokenScopes, type TokenScope } from '@hakaru/contract/service-tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issue } from '#features/service-tokens/testing/tokens';
import { openTestServer, type TestServer } from '#testing/test-server';
import { schema } from '#schema';
import { MISSING, operationsOf, type Operation } from './operations';

/** A normal run asks every field once with a token of another scope, in turn; a full run with every other scope. */
const IS_FULL = process.env['COUNTS'] === 'full';
const operations = operationsOf(schema);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const doorOf = ({ kind, name }: Operation) => `${kind === 'query' ? 'Query' : 'Mutation'}.${name}`;

let server: TestServer;
let admin: string;
const secrets = new Map<TokenScope, string>();
beforeAll(async () => {
  server = await openTestServer({ env: { RATE_LIMITS: '{"tokenRequestsMinute": 1000000}' } });
  admin = await server.as('admin@hoshikawa.example');
  for (const scope of tokenScopes) secrets.set(scope, (await issue(server, admin, { name: scope, scopes: [scope] })).secret);
}, 300_000);
afterAll(() => server.close());

const routes = () => [
  ...new Set(server.http.doors.filter(({ url }) => !url.startsWith('/api/')).map(({ method, url }) => `${method} ${url}`)),
];

test('every field and route a scope names exists, and belongs to one scope only', () => {
  const named = tokenScopes.flatMap(scope => SCOPE_DOORS[scope]);
  expect(new Set(named).size).toBe(named.length);
  const known = new Set([...operations.map(doorOf), ...routes()]);
  expect(named.filter(door => !known.has(door))).toEqual([]);
});

test('no scope manages people, passwords, sessions, tokens or organisations, approves, publishes or gives instructions', () => {
  const mutations = tokenScopes.flatMap(scope => SCOPE_DOORS[scope]).filter(door => door.startsWith('Mutation.'));
  expect(mutations).toEqual(['Mutation.withdrawImport']);
});

type Outcome = { code: string | undefined; validation: Record<string, string[]> | undefined; hasData: boolean };

async function outcome(token: string, { document, variables, idArguments }: Operation): Promise<Outcome> {
  const ids = Object.fromEntries(idArguments.map(name => [name, MISSING]));
  const { body } = await server.call('POST', '/graphql', { token, body: { query: document, variables: { ...variables, ...ids } } });
  const { code, validation } = body.errors?.[0]?.extensions ?? {};
  return { code, validation, hasData: !body.errors };
}

test('over the whole schema a token with one scope reaches that scope’s fields and no other', { timeout: 600_000 }, async () => {
  let refused = 0;
  let asked = 0;
  const closed = operations.filter(({ access }) => access.who !== 'anyone');
  for (const [at, operation] of closed.entries()) {
    const needed = scopeOfDoor(doorOf(operation));
    const others = tokenScopes.filter(scope => scope !== needed);
    for (const scope of IS_FULL ? others : others.slice(at % others.length).slice(0, 1)) {
      asked++;
      const secret = secrets.get(scope) ?? '';
      const { code, validation } = await outcome(secret, operation);
      const why = needed ? { scope: [needed] } : { token: ['closedToTokens'] };
      // If the arguments themselves are invalid, the field was not reached.
      if (code === undefined) continue;
      expect({ door: doorOf(operation), code, validation }).toEqual({ door: doorOf(operation), code: 'unauthorized', validation: why });
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(asked * 0.9);
});

test('within its scope a token is answered as its creator is, whatever their rank', { timeout: 600_000 }, async () => {
  const set = (role: string) => server.sql(`update app_user set role = $1 where email = 'admin@hoshikawa.example'`, [role]);
  try {
    for (const role of ['admin', 'user', 'readonly']) {
      await set(role);
      for (const operation of operations) {
        const scope = scopeOfDoor(doorOf(operation));
        if (!scope) continue;
        const own = await outcome(admin, operation);
        expect({ door: doorOf(operation), role, ...(await outcome(secrets.get(scope) ?? '', operation)) }).toEqual({
          door: doorOf(operation),
          role,
          ...own,
        });
      }
    }
  } finally {
    await set('admin');
  }
});

test('routes outside a token’s scope are refused before anything is read, on both of their addresses', { timeout: 600_000 }, async () => {
  const doors = METHODS.flatMap(method =>
    server.http.doors.filter(door => door.access.who !== 'anyone' && door.method === method).map(({ url }) => ({ method, url })),
  );
  expect(doors.length).toBeGreaterThan(40);
  for (const { method, url } of doors) {
    const needed = scopeOfDoor(`${method} ${url.replace(/^\/api(?=\/)/, '')}`);
    for (const [scope, secret] of secrets) {
      if (needed === scope) continue;
      const reply = await server.call(method, url.replace(/:\w+/g, MISSING), {
        token: secret,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect({ method, url, scope, status: reply.status }).toEqual({ method, url, scope, status: 403 });
    }
  }
});
