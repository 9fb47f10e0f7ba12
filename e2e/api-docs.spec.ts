import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

test('from the integrations to a field of the schema, its type and the values of an enumeration', async ({ page }) => {
  await open(page, '/settings/integrations', { as: 'hoshiAdmin', language: 'en' });
  await page.getByRole('link', { name: 'API documentation' }).click();
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible();
  await page.getByRole('link', { name: 'Schema', exact: true }).click();
  await page.getByLabel('Search types and fields').fill('importFindings');
  await page.getByRole('link', { name: 'ImportFindingPage!' }).click();
  await page.getByRole('link', { name: '[ImportFinding!]!' }).click();
  await page.getByRole('link', { name: 'FindingSeverity!' }).click();
  await expect(page.getByRole('heading', { name: 'FindingSeverity' })).toBeVisible();
  for (const value of ['error', 'warning', 'info']) await expect(page.getByText(value, { exact: true })).toBeVisible();
  await checkAxe(page);
});

test('the routes stand there with their scope, and as a file; the examples as they are run', async ({ page }) => {
  await open(page, '/docs/api?chapter=rest', { as: 'hoshiAdmin', language: 'en' });
  await expect(page.getByText('POST /imports', { exact: true })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download OpenAPI 3.1' }).click()]);
  expect(file.suggestedFilename()).toBe('hakaru-openapi.json');
  await page.getByRole('link', { name: 'Examples' }).click();
  await expect(page.getByRole('region', { name: 'hakaru.py' })).toContainText('def send(path)');
});

test('the pages hold in Japanese on a phone', async ({ page }) => {
  await open(page, '/docs/api?chapter=rest', { as: 'hoshiAdmin', language: 'jp', width: 390 });
  await expect(page.getByRole('heading', { name: 'REST（ファイル）' })).toBeVisible();
  await expect(page.getByText('受領書（PDF）を返します。')).toBeVisible();
  await expectFitsPhone(page);
  await redress(page, { theme: 'dark' });
  await checkAxe(page);
});
