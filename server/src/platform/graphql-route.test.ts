import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostileQueries } from '@hakaru/tools/hostile-queries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
  token = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

describe('row 31: a query that asks too much is refused before it runs', () => {
  test('there are sixty of them', () => expect(hostileQueries.length).toBeGreaterThanOrEqual(60));
  test.each(hostileQueries)('%s', async (_, query) => {
    const { data, errors } = await server.ask(token, query);
    expect(errors?.length).toBeGreaterThan(0);
    expect(data ?? null).toBeNull();
  });

  test('an amount in a variable counts after coercion', async () => {
    const { errors } = await server.ask(token, `query($n: Int) { notifications(first: $n) { data { id } } }`, { n: 5000 });
    expect(errors?.[0]?.message).toBe('first must be between 1 and 100.');
  });

  test('a misspelt field is refused without hints of what exists', async () => {
    const { errors } = await server.ask(token, `{ me { nam } }`);
    expect(errors?.[0]?.message).not.toMatch(/did you mean/i);
  });
});

describe('row 32: the door takes one JSON operation by POST and nothing else', () => {
  const post = (headers: Record<string, string>, payload: string) =>
    server.http.inject({ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}`, ...headers }, payload });

  test('forms, texts and uploads are refused, so no foreign page can post here', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await post({ 'content-type': type }, '{"query":"{ me { id } }"}')).statusCode).toBe(415);
    }
  });
  test('GET is refused', async () => {
    expect((await server.call('GET', '/graphql?query={me{id}}', { token })).status).toBe(405);
  });
  test('batches, documents as JSON and odd variables are refused', async () => {
    for (const body of [
      '[{"query":"{ me { id } }"}]',
      '{"query":{"kind":"Document"}}',
      '{"query":"{ me { id } }","variables":[1]}',
      'null',
      '"x"',
    ]) {
      expect((await post({ 'content-type': 'application/json' }, body)).statusCode).toBe(422);
    }
  });
  test('a body over 100 KB is refused', async () => {
    const body = JSON.stringify({ query: `{ me { id } } # ${'x'.repeat(100_001)}` });
    expect((await post({ 'content-type': 'application/json' }, body)).statusCode).toBe(413);
  });
  test('no foreign origin is let in', async () => {
    const reply = await post({ 'content-type': 'application/json', origin: 'https://evil.example' }, '{"query":"{ me { id } }"}');
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
  test('the same question answers the same, interpreted first and compiled from the second time on', async () => {
    const query = `query Twice { me { id organisation { ref assets { name } } } }`;
    const answers = [await server.ask(token, query), await server.ask(token, query), await server.ask(token, query)];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe('what is read travels packed, what a change answers does not', () => {
  const bookOf = `query Packed { book(assetId: "${demoId('HMAIN')}") { entities { id ref name { en jp } } } }`;
  const send = (query: string, headers: Record<string, string>) =>
    server.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ query }),
    });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a large reply comes as %s, smaller and the same', async (encoding, unpack) => {
    const plain = await send(bookOf, {});
    const packed = await send(bookOf, { 'accept-encoding': encoding });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding, authorization, authorization-module' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json());
  });

  test('a reply of hundreds of kilobytes is sent while it is packed', async () => {
    const large = `query Large { figureHistory(assetId: "${demoId('HMAIN')}", column: "marketValue.-", from: "2016-11-30", to: "2026-09-30", rows: classes) {
      entityId figures { key value reason quality { have of weakest audited valuated estimated oldestDays } } } }`;
    const packed = await send(large, { 'accept-encoding': 'br' });
    expect(packed.headers['content-length']).toBeUndefined();
    const text = brotliDecompressSync(packed.rawPayload).toString();
    expect(text.length).toBeGreaterThan(256_000);
    expect(JSON.parse(text).errors).toBeUndefined();
  });

  test('a client that has the reply already gets “not modified”, and only while it is the same', async () => {
    const first = await send(bookOf, {});
    const tag = String(first.headers['etag']);
    const again = await send(bookOf, { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await send(bookOf.replace('ref', 'kind'), { 'if-none-match': tag });
    expect(other.statusCode).toBe(200);
  });

  test('the same reply has another name for another person, and only the reader may keep it', async () => {
    const same = 'query Same { __typename }';
    const first = await send(same, {});
    const stranger = await send(same, { authorization: '' });
    expect(stranger.json()).toEqual(first.json());
    expect(stranger.headers['etag']).not.toBe(first.headers['etag']);
    expect((await send(same, { authorization: '', 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-store');
  });

  test('the reply to a change is never packed, however long: it may hold a secret beside what was sent', async () => {
    const reply = await send(`mutation { createCalendarFeed }`, { 'accept-encoding': 'br, gzip' });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['etag']).toBeUndefined();
  });
});
