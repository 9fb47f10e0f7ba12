import { afterAll, beforeAll, expect, test } from 'vitest';
import { issue } from '#features/service-tokens/testing/tokens';
import { record } from '#platform/audit';
import { inScope } from '#platform/db';
import { buildHttp } from '#routes';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let secret: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  const issued = await issue(server, await server.as('admin@hoshikawa.example'), { name: 'Watch', scopes: ['audit.read'] });
  ({ secret } = issued);
});
afterAll(() => server.close());

type Line = { organisation: string; seq: number; hash: string; previousHash: string; action: string };
const linesOf = (text: string): Line[] => text.split('\n').filter(Boolean).map(line => JSON.parse(line) as Line); // oxfmt-ignore
const write = (organisationId: string, action: string) =>
  inScope(server.app.database.db, { organisation: organisationId }, db =>
    record(
      { app: server.app, db, actor: null, request: { id: 'test', ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } },
      action as Parameters<typeof record>[1], // the chain accepts any action name
      { organisationId, subject: 'thing', subjectId: null },
    ),
  );

test('a watch that stops anywhere, and a server that is restarted, lose no entry: all are there, in order, and chained', async () => {
  const owner = demoId('HOSHI');
  const writing = Promise.all(Array.from({ length: 40 }, (_, at) => write(owner, `thing.${at}`)));
  const stored = new Map<number, Line>();
  let after = 0;
  let isOver = false;
  void writing.then(() => (isOver = true));
  for (let round = 0, quiet = 0; quiet < 2; round++) {
    const wasOver = isOver;
    const http = buildHttp(server.app); // another instance each time
    const reply = await http.inject({ url: `/audit/feed?after=${after}&first=7`, headers: { authorization: `Bearer ${secret}` } });
    await http.close();
    expect(reply.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const lines = linesOf(reply.body);
    for (const line of lines) stored.set(line.seq, line);
    // Every third round the consumer stops before it stores its position.
    if (round % 3 !== 2) after = lines.at(-1)?.seq ?? after;
    quiet = wasOver && lines.length === 0 ? quiet + 1 : 0;
  }
  await writing;
  const kept = await server.sql(
    `select seq::int as seq, action, encode(hash, 'hex') as hash from audit where organisation_id = $1 order by seq`,
    [owner],
  );
  const read = [...stored.values()];
  expect(read.map(({ seq, action, hash }) => ({ seq, action, hash }))).toEqual(kept);
  expect(read.map(({ seq }) => seq)).toEqual(read.map((_, at) => at + 1));
  expect(read.slice(1).every(({ previousHash }, at) => previousHash === read[at]?.hash)).toBe(true);
});

test('another organisation’s token reads its own alone; a reader, another scope and a wrong number are refused', async () => {
  const stranger = await issue(server, await server.as('admin@shirasagi.example'), { name: 'Watch', scopes: ['audit.read'] });
  await write(demoId('SHIRA'), 'thing.theirs');
  const theirs = linesOf((await server.call('GET', '/audit/feed', { token: stranger.secret })).text);
  expect(new Set(theirs.map(({ organisation }) => organisation))).toEqual(new Set([demoId('SHIRA')]));
  expect((await server.call('GET', '/audit/feed')).status).toBe(401);
  expect((await server.call('GET', '/audit/feed', { token: await server.as('view@hoshikawa.example') })).status).toBe(403);
  const other = await issue(server, await server.as('admin@hoshikawa.example'), { name: 'Other', scopes: ['portfolio.read'] });
  expect((await server.call('GET', '/audit/feed', { token: other.secret })).status).toBe(403);
  for (const query of ['after=-1', 'after=x', 'first=0', 'first=1001', 'after=1&after=2'])
    expect([query, (await server.call('GET', `/audit/feed?${query}`, { token: secret })).status]).toEqual([query, 422]);
});
