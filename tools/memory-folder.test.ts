import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openMemoryFolder } from '#memory-folder';

const PLENTY = 2 ** 40;
const place = mkdtempSync(join(tmpdir(), 'hakaru-memory-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('a run’s folder is open to the user the database runs as, and leaves with the run', () => {
  const folder = openMemoryFolder(place, PLENTY);
  expect(statSync(folder?.path ?? '').mode & 0o7777).toBe(0o1777);
  writeFileSync(join(folder?.path ?? '', 'x'), 'x');
  folder?.remove();
  expect(readdirSync(place)).toEqual([]);
});

test('what a run that was killed left is removed by the next one, and a run that goes on keeps its own', () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  for (const name of [`hakaru-run-${ended}-left`, `hakaru-run-${process.pid}-mine`, 'of-somebody-else']) mkdirSync(join(place, name));
  openMemoryFolder(place, PLENTY)?.remove();
  expect(readdirSync(place)).toEqual([`hakaru-run-${process.pid}-mine`, 'of-somebody-else']);
});

test('without such a place, or on a machine short of memory, there is none', () => {
  expect(openMemoryFolder(join(place, 'nowhere'), PLENTY)).toBeNull();
  expect(openMemoryFolder(place, 4 * 2 ** 30)).toBeNull();
  expect(existsSync(place)).toBe(true);
});
