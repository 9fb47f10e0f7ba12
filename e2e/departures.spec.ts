import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { users } from '#support/users';

/** The export reads and packs everything while other tests use the server too. */
const MADE_MS = 120_000;

test('an administrator takes everything out: asked again by name and password, made in the background, fetched once it is there', async ({
  page,
}) => {
  await open(page, '/settings/completeExport', { as: 'shiraAdmin', language: 'en' });
  await page.getByRole('button', { name: 'Export everything…' }).click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: 'Start export' });
  await dialog.getByLabel('Organisation name or reference').fill('Somebody');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(users.shiraAdmin.password);
  await start.click();
  await expect(dialog.getByText('This is not the name of this organisation')).toBeVisible();
  await dialog.getByLabel('Organisation name or reference').fill('SHIRA');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('Wrong!Password1');
  await start.click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await checkAxe(page);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(users.shiraAdmin.password);
  await start.click();
  await expect(dialog).toHaveCount(0);

  const archive = page.getByRole('button', { name: /^hakaru_SHIRA_.*\.zip$/ }).first();
  await expect(archive).toBeVisible({ timeout: MADE_MS });
  const waiting = page.waitForEvent('download');
  await archive.click();
  const bytes = readFileSync(await (await waiting).path());
  expect(bytes.toString('latin1', 0, 4)).toBe('PK\u0003\u0004');
  for (const name of ['README.ja.txt', 'manifest.json', 'tables/audit.jsonl']) expect(bytes.includes(name)).toBe(true);
  await checkAxe(page);
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByRole('heading', { name: '全データの出力' })).toBeVisible();
  await expectFitsPhone(page);
});

test('a reader is asked to see an administrator, and the section is not offered', async ({ page }) => {
  await open(page, '/settings/completeExport', { as: 'hoshiReadonly', language: 'en' });
  await expect(page.getByText('Please contact your administrator to change')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export everything…' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Complete Export' })).toHaveCount(0);
});
