import { masterSheets } from '@hakaru/contract/master-data';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const { counterparties } = masterSheets;

test('an administrator uploads a workbook of master data, reads what is wrong, and withdraws what is ready', async ({ page }) => {
  await open(page, '/settings/masterData', { as: 'hoshiAdmin', language: 'en' });
  await expect(page.getByRole('heading', { name: 'Master data', exact: true })).toBeVisible();
  const preview = page.getByRole('table', { name: 'Effect of applying it' });
  await expect(preview).toContainText('Name: Domestic small cap');
  await checkAxe(page);
  const heads = counterparties.columns.filter(({ isRequired }) => isRequired).map(({ title }) => ({ value: title.en }));
  const send = async (name: string, country: string) => {
    const rows = [heads, ['Browser Bank', 'custodian', country].map(value => ({ value }))];
    const buffer = Buffer.from(await writeWorkbook([{ name: counterparties.title.en, rows }]));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await send('wrong.xlsx', 'Japan');
  await expect(page.getByRole('table', { name: 'Findings' })).toContainText('A country has two capital letters: “Japan”.');
  await send('right.xlsx', 'JP');
  await expect(preview).toContainText('Browser Bank');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('table', { name: 'Uploads' })).toContainText('Withdrawn');
});
