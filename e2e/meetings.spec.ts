import { expect, test } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

const ARRIVAL_MS = 30_000;

test('a meeting is added in the calendar, changed and deleted by clicks', async ({ page }) => {
  const title = `Review ${Math.random().toString(36).slice(2, 8)}`;
  await open(page, '/calendar?month=2026-11&view=list', { as: 'shiraAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Add meeting' }).click({ timeout: ARRIVAL_MS });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await redress(page, { language: 'en', theme: 'light' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Date' }).fill('2026/11/24');
  await dialog.getByRole('textbox', { name: 'Start' }).fill('9');
  await dialog.getByRole('textbox', { name: 'Start' }).blur();
  await expect(dialog.getByText('Enter the time as 14:00')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Start' }).fill('09:30');
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Room 2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('2026/11/24');
  await row.getByRole('link', { name: `09:30 ${title}` }).click();
  await expect(dialog.getByRole('textbox', { name: 'Place' })).toHaveValue('Room 2');
  await dialog.getByRole('textbox', { name: 'Date' }).fill('2026/11/26');
  await dialog.getByRole('textbox', { name: 'Start' }).fill('15:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('2026/11/26');
  await row.getByRole('link', { name: `15:00 ${title}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: `Delete ${title}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Meeting deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});
