import { randomBytes, randomUUID, createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openFiles, type FileStore } from '#platform/files';

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-files-'));
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(dataDir, 's3'),
  configureBuckets: [{ name: 'hakaru', configs: [] }],
});
const stores: Record<'disk' | 's3', () => FileStore> = { disk: () => disk, s3: () => s3 };
let disk: FileStore;
let s3: FileStore;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const { port } = (await bucket.run()) as AddressInfo; // it listens on a port
  disk = await openFiles({ dataDir });
  s3 = await openFiles({
    dataDir,
    filesUrl: `s3://hakaru/tests?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1`,
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const facts = { organisationId: randomUUID(), contentType: 'application/pdf', name: '運用報告書 2026年9月.pdf' };
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe.each(['disk', 's3'] as const)('%s', kind => {
  test('a buffer and a stream of several parts come back as they were', async () => {
    const files = stores[kind]();
    for (const content of [Buffer.from('小さい'), randomBytes(6 * 1024 * 1024)]) {
      for (const source of [content, Readable.from([content.subarray(0, 1000), content.subarray(1000)])]) {
        const stored = await files.put(source, facts);
        expect(stored).toMatchObject({ bytes: content.length, sha256: sha256(content) });
        expect(stored.key.startsWith(`${facts.organisationId}/`)).toBe(true);
        expect(stored.key).not.toContain('運用');
        expect(await files.head(stored.key)).toEqual({ bytes: content.length });
        const found = await files.get(stored.key);
        expect(found && sha256(await buffer(found))).toBe(sha256(content));
      }
    }
  });

  test('what was deleted, or never was, is absent and no error', async () => {
    const files = stores[kind]();
    const { key } = await files.put(Buffer.from('x'), facts);
    await files.delete(key);
    await files.delete(key);
    expect(await files.get(key)).toBeNull();
    expect(await files.head(key)).toBeNull();
  });

  test('row 26: a key that is not ours reaches no path', async () => {
    const files = stores[kind]();
    const { key } = await files.put(Buffer.from('x'), facts);
    for (const bad of ['../secret', `${key}/..`, `${facts.organisationId}/../../secret`, `${key}\0`, '/etc/passwd', `${key}\n`]) {
      await expect(async () => files.get(bad)).rejects.toThrow('not a file key');
    }
    await expect(files.put(Buffer.from('x'), { ...facts, organisationId: '../..' })).rejects.toThrow('not a file key');
  });

  test('an upload that is cut off leaves nothing', async () => {
    const files = stores[kind]();
    const cut = Readable.from(
      (function* () {
        yield Buffer.from('first half');
        throw new Error('connection lost');
      })(),
    );
    await expect(files.put(cut, { ...facts, organisationId: randomUUID() })).rejects.toThrow('connection lost');
    expect(readdirSync(join(dataDir, 'files', 'incoming'))).toEqual([]);
  });
});

test('the disk store keeps files private', async () => {
  const { key } = await stores.disk().put(Buffer.from('x'), facts);
  expect(statSync(join(dataDir, 'files', key)).mode & 0o077).toBe(0);
  expect(statSync(join(dataDir, 'files', facts.organisationId)).mode & 0o077).toBe(0);
});

test(
  'F5: a disk without room is an error that leaves no part of a file, and the next file that fits is kept',
  { timeout: 600_000 },
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'hakaru-full-'));
    // The system limits the size of files of this process to 100 blocks, like a quota.
    const child = spawn('sh', ['-c', `ulimit -f 100; exec "$0" --import tsx "$1" "$2"`, process.execPath, FULL_DISK, root]);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    const [code] = await once(child, 'exit');
    const left = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
    rmSync(root, { recursive: true, force: true });
    expect(said).toBe('large: EFBIG\nsmall: 1000\n');
    expect(code).toBe(0);
    expect(left).toHaveLength(1);
  },
);

const FULL_DISK = fileURLToPath(new URL('./testing/full-disk.ts', import.meta.url));
