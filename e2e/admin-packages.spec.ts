import { expect, test } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 30_000;

test('2.5.13 administration makes an entity package for an organisation, and its page opens', async ({ page }) => {
  await open(page, '/admin/entitypackages', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Add package' }).click({ timeout: ARRIVAL_MS });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveValue('Entity package');
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await open(page, '/admin/entitypackages?dialog=add', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  const name = `Support ${Math.random().toString(36).slice(2, 8)}`;
  await dialog.getByRole('textbox', { name: 'Package name' }).fill(name, { timeout: ARRIVAL_MS });
  await dialog.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('option', { name: /^SHIRA/ }).click();
  await dialog.getByRole('textbox', { name: /Deadline/ }).fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('main')).toContainText('Shirasagi Bank');
  await expect(page.getByRole('main')).toContainText('BD20');
});

test('2.5.18 support downloads an upload and has it checked again; its log goes on', async ({ page }) => {
  await open(page, '/admin/uploads?status=warning', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  await page.locator('a[href^="/admin/uploads/"]').first().click({ timeout: ARRIVAL_MS });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/\.xlsx$/, { timeout: ARRIVAL_MS });
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Original file' }).click();
  expect((await arriving).suggestedFilename()).toBe(await title.textContent());
  const steps = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  const before = await steps.count();
  await page.getByRole('button', { name: 'Reimport' }).click();
  await expect.poll(() => steps.count(), { timeout: 120_000 }).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Reimport' })).toBeVisible({ timeout: 120_000 });
  await checkEveryLook(page);
  await expectFitsPhone(page);
});
