import { expect, test } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 120_000;

const TYPES = [
  'Private asset cash flow notice',
  'Distribution notice',
  'Capital call notice',
  'Financial statements',
  'Investor report',
  'Capital account statement',
  'Corporation cash flow document',
  'Monthly manager report',
  'Fund prospectus',
];

test('3E.035 3E.036 3E.037 3E.038 3E.039 3E.040 3E.041 3E.042 3E.043 a document is put into the vault as any of the nine types, found by it and taken out', async ({
  page,
}) => {
  await open(page, '/owner/documents', { as: 'hoshiAdmin', language: 'en', theme: 'dark' });
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  const name = `Prospectus ${Date.now()}`;
  const bytes = Buffer.from(`%PDF-1.7\n${name}\nstartxref\n9\n%%EOF\n`);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'report.html', mimeType: 'application/pdf', buffer: bytes });
  await dialog.getByLabel('Document name').fill(name);
  const type = dialog.getByRole('combobox', { name: /^Type/ });
  for (const label of TYPES) {
    await type.click();
    await expect(page.getByRole('option')).toHaveCount(TYPES.length);
    await page.getByRole('option', { name: label, exact: true }).click();
    await expect(type).toHaveValue(label);
  }
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Choose a PDF/)).toBeVisible(); // a notice is a PDF by its bytes, this page only by its name
  await dialog.locator('input[type=file]').setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: bytes });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Document added')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Fund prospectus', exact: true }).click();
  await expect(page).toHaveURL(/type=MF_PROSPECTUS/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Fund prospectus')).toBeVisible();
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Delete/ }).click(); // oxfmt-ignore
  await expect(page.getByText('Document deleted')).toBeVisible();
});

test('the papers of a private mandate’s funds stand on the mandate’s own tab, each leading to its page', async ({ page }) => {
  const { cashAccounts } = await askAs<{ cashAccounts: { mandateId: string; ref: string }[] }>(
    'hoshiAdmin',
    `{ cashAccounts { mandateId ref } }`,
  );
  const id = cashAccounts.find(({ ref }) => ref === 'HPE01')?.mandateId;
  await open(page, `/owner/mandates/${id}/documents`, { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true', { timeout: ARRIVAL_MS });
  const notice = page.getByRole('link', { name: /キャピタルコール通知書/ }).first();
  // The demo's documents are read by a job after the start.
  await expect(async () => {
    await page.reload();
    await expect(notice).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: ARRIVAL_MS });
  await expect(page.getByText('HFE02 Monthly Manager Report October 2026')).toHaveCount(0); // another mandate's
  await checkAxe(page);
  await expectFitsPhone(page);
  await notice.click();
  await expect(page).toHaveURL(/\/owner\/documents\/[0-9a-f-]{36}/);
});
