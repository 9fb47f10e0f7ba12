import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

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
  await expect(dialog.getByText(/^Choose a PDF/)).toBeVisible(); // a notice by its bytes, a page by its name
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
