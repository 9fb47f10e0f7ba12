import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInside } from './inside-addresses';
import { OutboundError, postOutside, type OutboundRules, type Resolve } from './outbound';

/** Stands for a service of the host: any request it receives means that the protection failed. */
let canary: Server;
let port = 0;
let hits = 0;
beforeAll(async () => {
  canary = createServer((request, answer) => {
    hits++;
    if (request.url === '/redirect') answer.writeHead(302, { location: `http://127.0.0.1:${port}/second` });
    if (request.url === '/large') answer.write('x'.repeat(1_000_000));
    if (request.url === '/hang') return;
    answer.end('inside');
  });
  await new Promise<void>(done => canary.listen(0, '127.0.0.1', done));
  port = (canary.address() as AddressInfo).port; // listens on a port
});
afterAll(() => {
  canary.closeAllConnections();
  canary.close();
});

const HTTP: OutboundRules = { allowedCidrs: [], allowsHttp: true };
const LOOPBACK: OutboundRules = { allowedCidrs: ['127.0.0.0/8'], allowsHttp: true };
const post = (url: string, rules: OutboundRules, resolve?: Resolve, deadlineMs = 60_000) =>
  postOutside(new URL(url), { headers: {}, body: '{}', deadlineMs, rules, ...(resolve ? { resolve } : {}) });
const failureOf = (error: unknown): unknown => (error instanceof OutboundError ? error.failure : error);

const INSIDE = `
  0.0.0.0 0 0.1.2.3 127.0.0.1 127.1 127.255.255.254 2130706433 017700000001 0177.0.0.1 0x7f.0.0.1 0x7f000001 0x7F.1 127.0.1
  １２７.0.0.1 127。0。0。1 10.0.0.1 10.255.255.255 167772161 012.0.0.1 0xa.0.0.1 172.16.0.1 172.31.255.254 2886729729 192.168.0.1
  192.168.255.255 3232235521 0300.0250.0.1 169.254.169.254 2852039166 0251.0376.0251.0376 0xa9fea9fe 169.254.0.1 100.64.0.1
  100.100.100.200 100.127.255.254 192.0.0.192 192.0.2.1 192.88.99.1 198.18.0.1 198.51.100.7 203.0.113.7 168.63.129.16 224.0.0.1
  239.255.255.250 240.0.0.1 255.255.255.255 [::] [::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1]
  [::ffff:a9fe:a9fe] [::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::1] [2002:7f00:1::] [2002:a00:1::1]
  [2002:a9fe:a9fe::1] [2001:0:4136:e378:8000:63bf:3fff:fdd2] [2001:db8::1] [3fff::1] [fc00::1] [fd00:ec2::254] [fe80::1]
  [fec0::1] [ff02::1] [100::1] [5f00::1] localhost LOCALHOST
`
  .trim()
  .split(/\s+/);

test('row 30: 70 and more addresses that lead inside are refused, in whatever spelling, and nothing inside is reached', async () => {
  expect(INSIDE.length).toBeGreaterThanOrEqual(60);
  for (const host of INSIDE)
    for (const scheme of ['http', 'https'])
      expect({ host, failure: await post(`${scheme}://${host}:${port}/`, HTTP).catch(failureOf) }).toEqual({
        host,
        failure: 'insideAddress',
      });
  expect(hits).toBe(0);
});

test('public addresses are public, and what is no address at all is not', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2404:6800::1', '::ffff:8.8.8.8'])
    expect({ address, isInside: isInside(address) }).toEqual({ address, isInside: false });
  for (const text of ['', 'example.jp', '1.2.3', '08.8.8.8', '::g']) expect(isInside(text)).toBe(true);
});

test('a name with one address inside among others is refused, and one that answers differently the second time is asked once only', async () => {
  const both: Resolve = async () => ['8.8.8.8', '127.0.0.1'];
  expect(await post(`http://both.example:${port}/`, HTTP, both).catch(failureOf)).toBe('insideAddress');
  const none: Resolve = async () => Promise.reject(new Error('ENOTFOUND'));
  expect(await post('http://none.example/', HTTP, none).catch(failureOf)).toBe('unresolved');
  // An allowed address at first, another one later: the connection must use the address that was checked.
  let asked = 0;
  const turning: Resolve = async () => [asked++ === 0 ? '127.0.0.1' : '192.0.2.1'];
  hits = 0;
  expect(await post(`http://turning.example:${port}/`, LOOPBACK, turning)).toBe(200);
  expect({ asked, hits }).toEqual({ asked: 1, hits: 1 });
});

test('without the setting only https is spoken', async () => {
  hits = 0;
  expect(await post(`http://127.0.0.1:${port}/`, { ...LOOPBACK, allowsHttp: false }).catch(failureOf)).toBe('notHttps');
  expect(await post(`https://127.0.0.1:${port}/`, LOOPBACK).catch(failureOf)).toMatch(/certificate|connection/);
  expect(hits).toBe(0);
});

test('a redirect is an answer and no journey; a long answer is cut off; one that never comes ends with the deadline', async () => {
  hits = 0;
  expect(await post(`http://127.0.0.1:${port}/redirect`, LOOPBACK)).toBe(302);
  expect(hits).toBe(1);
  expect(await post(`http://127.0.0.1:${port}/large`, LOOPBACK)).toBe(200);
  expect(await post(`http://127.0.0.1:${port}/hang`, LOOPBACK, undefined, 300).catch(failureOf)).toBe('deadline');
  expect(await post('http://127.0.0.1:1/', LOOPBACK).catch(failureOf)).toBe('connection');
});
