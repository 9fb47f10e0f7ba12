import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'];

async function answersIn(zone: string): Promise<{ zone: string; answers: string[] }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', pathOf('./answers.ts'), pathOf('./cases.json')], {
    env: { ...process.env, TZ: zone },
    maxBuffer: 64 * 1024 * 1024,
  });
  const [inForce = '', ...answers] = stdout.trim().split('\n');
  return { zone: inForce, answers };
}

test('every answer is the same to the last digit under UTC, Asia/Tokyo and America/Los_Angeles', { timeout: 120_000 }, async () => {
  const [first, ...others] = await Promise.all(zones.map(answersIn));
  expect([first, ...others].map(each => each?.zone)).toEqual(zones);
  expect(first?.answers.length).toBeGreaterThan(200);
  for (const other of others) expect(other.answers).toEqual(first?.answers);
});
