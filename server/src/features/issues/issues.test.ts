import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const said = { name: '佐藤', email: 'sato@example.jp', message: '画面が開きません' };
const LIST =
  '{ issueReports(first: 100) { data { id name email message page organisationName hasScreenshot userId resolvedAt } paginatorInfo { total } } }';

function form(fields: Record<string, string>, file?: { name: string; type: string; content: Buffer }) {
  const boundary = 'hakaru-test-boundary';
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const parts: Buffer[] = [Buffer.from(texts.join(''))];
  if (file) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="screenshot"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`;
    parts.push(Buffer.from(head), file.content, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

describe('reporting an issue', () => {
  test('3.137 anybody reports, with or without a picture; super-users read it', async () => {
    expect((await server.call('POST', '/issues', { body: said })).status).toBe(201);
    const picture = form({ ...said, page: '/login' }, { name: '../../evil.html', type: 'text/html', content: PNG });
    expect((await server.call('POST', '/issues', picture)).status).toBe(201);
    const token = await server.as(SUPER);
    const { data } = await server.ask(token, LIST);
    expect(data.issueReports.paginatorInfo.total).toBe(2);
    const [newest] = data.issueReports.data;
    expect(newest).toMatchObject({ ...said, page: '/login', hasScreenshot: true, userId: null });
    const file = await server.call('GET', `/issues/${newest.id}/screenshot`, { token });
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="screenshot.png"',
      'content-security-policy': 'sandbox',
    });
    const RESOLVE = 'mutation ($id: ID!) { resolveIssue(id: $id, resolved: true) }';
    expect((await server.ask(token, RESOLVE, { id: newest.id })).data.resolveIssue).toBe(true);
    // Of two who resolve it, the second gets a conflict; a report that does not exist is not found.
    expect((await server.ask(token, RESOLVE, { id: newest.id })).errors?.[0]?.message).toBe('Conflict.');
    const nobody = await server.ask(token, RESOLVE, { id: '11111111-1111-4111-8111-111111111111' });
    expect(nobody.errors?.[0]?.message).toBe('Not found.');
  });

  test('7G.20 a signed-in person’s id and organisation come from the session, not from the form', async () => {
    const token = await server.as('admin@hoshikawa.example');
    await server.call('POST', '/issues', { token, body: { ...said, message: 'from inside' } });
    const { data } = await server.ask(await server.as(SUPER), LIST);
    const mine = data.issueReports.data.find(({ message }: { message: string }) => message === 'from inside');
    expect(mine).toMatchObject({ organisationName: 'Hoshikawa Electric Corporate Pension Fund', userId: expect.any(String) });
    const forged = await server.call('POST', '/issues', { body: { ...said, userId: mine.userId } });
    expect(forged).toMatchObject({ status: 422, body: { errors: { userId: ['unknownField'] } } });
  });

  test.each([
    ['a text called PNG', Buffer.from('<svg onload=alert(1)>'), 422],
    ['a picture with a page behind it', Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]), 422],
    ['a picture over 5 MB', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('%s is refused', async (_, content, status) => {
    const reply = await server.call('POST', '/issues', form(said, { name: 'a.png', type: 'image/png', content }));
    expect(reply.status).toBe(status);
  });

  test.each([
    [{ name: '' }, { name: ['required'] }],
    [{ email: 'x' }, { email: ['email'] }],
    [{ message: 'x'.repeat(8193) }, { message: ['tooLong'] }],
  ])('5.027 %j is refused on its field', async (change, errors) => {
    expect(await server.call('POST', '/issues', { body: { ...said, ...change } })).toMatchObject({ status: 422, body: { errors } });
  });

  test('one address reports twenty times an hour', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index++) statuses.push((await server.call('POST', '/issues', { body: said, ip: '192.0.2.50' })).status);
    expect(statuses.filter(status => status === 429)).toHaveLength(2);
  });

  test('only super-users read reports and pictures', async () => {
    const token = await server.as('admin@hoshikawa.example');
    expect((await server.ask(token, LIST)).errors?.[0]?.message).toBe('This action is unauthorized.');
    expect((await server.call('GET', '/issues/00000000-0000-4000-8000-000000000000/screenshot', { token })).status).toBe(403);
    expect((await server.call('GET', '/issues/nonsense/screenshot', { token: await server.as(SUPER) })).status).toBe(404);
  });
});

test('the contact form is stored and listed', async () => {
  const body = { name: 'Ann', company: 'Pension Co', email: 'ann@example.com', message: 'A demo, please' };
  expect((await server.call('POST', '/contact', { body, headers: { 'accept-language': 'ja-JP' } })).status).toBe(201);
  const { data } = await server.ask(await server.as(SUPER), '{ contactRequests { data { name company language } } }');
  expect(data.contactRequests.data).toEqual([{ name: 'Ann', company: 'Pension Co', language: 'jp' }]);
});

describe('the contact form without scripts', () => {
  const send = (fields: Record<string, string>, ip?: string) =>
    server.call('POST', '/contact', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(ip ? { ip } : {}),
    });
  const fields = { name: 'Ben', company: '', email: 'ben@example.com', message: `${'x'.repeat(998)}\r\ny` };

  test('leads back to the thanks, and a line break counts once', async () => {
    expect(await send(fields)).toMatchObject({ status: 303, headers: { location: '/contact#sent' } });
    const { data } = await server.ask(await server.as(SUPER), '{ contactRequests { data { name message } } }');
    expect(data.contactRequests.data).toContainEqual({ name: 'Ben', message: `${'x'.repeat(998)}\ny` });
  });

  test('leads back to what went wrong', async () => {
    expect(await send({ ...fields, email: 'nobody' })).toMatchObject({ status: 303, headers: { location: '/contact#failed' } });
    expect(await send({ ...fields, message: 'x'.repeat(1001) })).toMatchObject({ headers: { location: '/contact#failed' } });
    const ends: unknown[] = [];
    for (let index = 0; index < 21; index++) ends.push((await send(fields, '192.0.2.51')).headers['location']);
    expect(ends.at(-2)).toBe('/contact#sent');
    expect(ends.at(-1)).toBe('/contact#later');
  });
});

describe('the error tunnel', () => {
  const envelope = (dsn: string) => `${JSON.stringify({ dsn })}\n{"type":"event"}\n{"message":"boom"}`;
  const send = (to: TestServer, body: string) =>
    to.call('POST', '/tunnel/sentry', { body, headers: { 'content-type': 'text/plain;charset=UTF-8' } });

  test('7G.21 without a service it keeps the envelope', async () => {
    expect((await send(server, envelope('http://anywhere.example/1'))).status).toBe(204);
    expect(await server.sql('select body from error_envelope')).toHaveLength(1);
  });

  test.each([
    ['no envelope', 'hello', 422],
    ['over 200 KB', `{}\n${'x'.repeat(205_000)}`, 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await send(server, body)).status).toBe(status);
  });

  test('row 30: with a service it goes there and nowhere else, whichever of a hundred addresses the envelope names', async () => {
    const heard: string[] = [];
    const listen = (name: string) =>
      new Promise<{ port: number; close(): void }>(resume => {
        const server = createServer((request: IncomingMessage, response) => {
          heard.push(`${name} ${request.url}`);
          response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end('upstream words');
        });
        server.listen(0, '127.0.0.1', () => resume({ port: (server.address() as AddressInfo).port, close: () => server.close() })); // an object, as it listens on TCP
      });
    const service = await listen('service');
    const canary = await listen('canary');
    const dsn = `http://key@127.0.0.1:${service.port}/42`;
    const configured = await openTestServer({ env: { SENTRY_DSN: dsn, RATE_LIMITS: '{"tunnelPerIpMinute":1000}' } });
    try {
      const reply = await send(configured, envelope(dsn));
      expect(reply).toMatchObject({ status: 204, text: '' });
      const forms = addressForms(canary.port, new URL(dsn).host);
      expect(forms.length).toBeGreaterThanOrEqual(100);
      for (const form of forms) expect({ form, status: (await send(configured, envelope(form))).status }).toEqual({ form, status: 422 });
      expect(heard).toEqual(['service /api/42/envelope/']);
    } finally {
      await configured.close();
      service.close();
      canary.close();
    }
  });
});

/** The canary's address in the forms that attackers use: other notations of the host, other schemes, the service's name as a prefix. */
function addressForms(port: number, service: string): string[] {
  const hosts = [
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '127.0.0.1.nip.io',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    `${service}@127.0.0.1`,
    `${service}#@127.0.0.1`,
    `${service}%2f@127.0.0.1`,
  ];
  const written = hosts.flatMap(host => [
    `http://key@${host}:${port}/42`,
    `https://key@${host}:${port}/42`,
    `http://${host}:${port}/42`,
    `//key@${host}:${port}/42`,
  ]);
  const schemes = ['file:///etc/passwd', 'gopher://127.0.0.1/_x', 'ftp://127.0.0.1/', 'data:text/plain,x', 'javascript:alert(1)', ''];
  const near = [`http://key@${service}/43`, `http://other@${service}/42`, `http://key@${service}/42/../43`, `http://key@${service}/42?x=1`];
  return [...written, ...schemes, ...near];
}
