import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { findChromium, installedChromium } from '#chromium';

const folder = mkdtempSync(join(tmpdir(), 'hakaru-chromium-'));
const program = join(folder, 'chromium-headless-shell');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);
const before = process.env['CHROMIUM_PATH'];

afterEach(() => {
  if (before === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = before;
});
afterAll(() => rmSync(folder, { recursive: true }));

test('CHROMIUM_PATH comes before what is on PATH', () => {
  expect(installedChromium({ PATH: folder })).toBe(program);
  expect(installedChromium({ PATH: folder, CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('a CHROMIUM_PATH that leads nowhere fails with a sentence instead of taking another browser', async () => {
  process.env['CHROMIUM_PATH'] = '/nowhere/chromium';
  expect(await findChromium()).toEqual({ problem: expect.stringContaining('CHROMIUM_PATH names /nowhere/chromium, which does not exist') });
});
