import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ANYONE } from '#platform/access';
import { openHttp } from '#platform/http';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { addWebFiles } from '#platform/web-files';

const folder = mkdtempSync(join(tmpdir(), 'hakaru-web-'));
const script = 'console.log("測る");'.repeat(100);
let app: TestApp;
let http: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.html'), 'secret');
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>測る</title>');
  writeFileSync(join(folder, 'dist', 'assets', 'app-abc123.js'), script);
  writeFileSync(join(folder, 'dist', 'assets', 'old-abc123.js'), script);
  writeFileSync(join(folder, 'dist', 'assets', 'old-abc123.js.gz'), gzipSync('packed by the build'));
  app = await openTestApp();
  http = openHttp(app);
  http.get('/me', { config: { access: ANYONE } }, async () => ({ data: 'me' }));
  addWebFiles(http, join(folder, 'dist'));
});
afterAll(async () => {
  await http.close();
  await app.closeApp();
  rmSync(folder, { recursive: true });
});

const MARKED = '<link rel="canonical" href="https://public-url.invalid/x"><iframe src="https://contact-embed.invalid"></iframe>';
const pages = ['landing', 'privacy', 'terms', 'contact', 'contactEmbedded'].flatMap(name => [`${name}.en`, `${name}.jp`]);

const page = (url: string) => http.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });

test.each(['/', '/login', '/passwordreset/abc', '/assetOwner/mandates/1.5', '/login?next=%2Fhome'])(
  '%s is the app, never cached',
  async url => {
    const reply = await page(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>測る</title>');
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
  },
);

test('assets are immutable and packed, by the build or by us', async () => {
  const get = (url: string, encoding: string) => http.inject({ url, headers: { 'accept-encoding': encoding } });
  const plain = await get('/assets/app-abc123.js', 'identity');
  expect(plain.body).toBe(script);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const brotli = await get('/assets/app-abc123.js', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzipped = await get('/assets/old-abc123.js', 'gzip, br;q=0');
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe('packed by the build');
  const head = await http.inject({ method: 'HEAD', url: '/assets/app-abc123.js' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(Buffer.byteLength(script))]);
});

test('what is not there, is for programs, or climbs, is not found', async () => {
  for (const url of [
    '/assets/gone.js',
    '/api/nothing',
    '/graphql/x',
    '/events/x',
    '/assets/../../secret.html',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/%ff',
  ]) {
    const reply = await http.inject({ url, headers: { accept: url.includes('secret') ? '*/*' : 'text/html' } });
    expect([url, reply.statusCode, reply.body.includes('secret')]).toEqual([url, url === '/%ff' ? reply.statusCode : 404, false]);
    expect(reply.statusCode).toBeLessThan(500);
  }
  const program = await http.inject({ url: '/login', headers: { accept: 'application/json' } });
  expect(program.statusCode).toBe(404);
  expect((await http.inject({ url: '/me', headers: { accept: 'text/html' } })).json()).toEqual({ data: 'me' });
});

test('a file built later is found, and a page built anew is the new one', async () => {
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>new</title>');
  writeFileSync(join(folder, 'dist', 'assets', 'late-abc123.js'), 'late');
  await expect.poll(async () => (await page('/')).body).toContain('<title>new</title>'); // the folder is read at most once a second
  await expect.poll(async () => (await http.inject('/assets/late-abc123.js')).body).toBe('late');
});

describe('the public pages', () => {
  beforeAll(async () => {
    mkdirSync(join(folder, 'dist', 'pages'));
    for (const name of pages) writeFileSync(join(folder, 'dist', 'pages', `${name}.html`), `<title>${name}</title>${MARKED}`);
    // The folder is read at most once a second.
    await vi.waitUntil(async () => (await titleAt(http, '/en')) === 'landing.en', { timeout: 60_000 });
  });
  const titleAt = async (to: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
    /<title>([^<]*)/.exec((await to.inject({ url, headers: { accept: 'text/html', ...headers } })).body)?.[1];

  test.each([
    ['2.1.06', '/', 'en-GB', 'landing.en'],
    ['2.1.06', '/', 'ja,en-US;q=0.9,en;q=0.8', 'landing.jp'],
    ['2.1.06', '/', 'fr-FR,fr;q=0.9', 'landing.en'],
    ['2.1.06', '/', 'fr,en;q=0.4,ja;q=0.6', 'landing.jp'],
    ['2.1.07', '/en', 'ja', 'landing.en'],
    ['2.1.08', '/jp', 'en', 'landing.jp'],
    ['2.1.09', '/ja', 'en', 'landing.jp'],
    ['2.1.35', '/privacy', 'ja-JP', 'privacy.jp'],
    ['2.1.36', '/privacy', 'en-US', 'privacy.en'],
    ['2.1.35', '/privacy?language=jp', 'en-US', 'privacy.jp'],
    ['2.1.37', '/terms', 'en', 'terms.en'],
    ['2.1.38', '/contact', 'ja', 'contact.jp'],
    ['2.1.10', '/en/anything', 'en', 'new'],
    ['2.1.11', '/fr', 'fr', 'new'],
    ['', '/pages/landing.en.html', 'en', 'new'],
  ])('%s %s for %s is %s', async (_, url, accepted, title) => {
    expect(await titleAt(http, url, { 'accept-language': accepted })).toBe(title);
  });

  test('1.60 carry this installation’s addresses, and the provider’s form where one is configured', async () => {
    const plain = await page('/contact');
    expect(plain.body).toContain(`href="${app.settings.publicUrl}/x"`);
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' });
    const configured = openHttp({ ...app, settings: { ...app.settings, contactEmbedUrl: 'https://forms.example/f?a=1&b="2"' } });
    addWebFiles(configured, join(folder, 'dist'));
    const reply = await configured.inject({ url: '/contact', headers: { accept: 'text/html' } });
    expect(reply.body).toContain('<title>contactEmbedded.en</title>');
    expect(reply.body).toContain('<iframe src="https://forms.example/f?a=1&amp;b=&quot;2&quot;">');
    await configured.close();
  });

  test('are given to search engines, which accept anything, and are listed for them', async () => {
    expect((await http.inject({ url: '/', headers: { accept: '*/*' } })).body).toContain('landing.en');
    expect((await http.inject({ url: '/', headers: { accept: 'application/json' } })).statusCode).toBe(404);
    const robots = await http.inject('/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${app.settings.publicUrl}/sitemap.xml`);
    const sitemap = await http.inject('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body.match(/<loc>/g)).toHaveLength(8);
    expect(sitemap.body).toContain(`<loc>${app.settings.publicUrl}/privacy?language=jp</loc>`);
  });

  test('an installation for trying things out asks not to be found', async () => {
    const staging = openHttp({ ...app, settings: { ...app.settings, appEnv: 'staging' } });
    addWebFiles(staging, join(folder, 'dist'));
    expect((await staging.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    await staging.close();
  });
});
