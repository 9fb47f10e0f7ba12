import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

const ARRIVAL_MS = 120_000;
const WORK_MS = 240_000;

/** A file with content that nobody has sent before. */
const file = (name: string, rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Mandate Code,As-of Date,Market Value', ...rows, `合計,,${Math.floor(Math.random() * 1e9)}`].join('\n')),
});

async function sendTwo(page: Page): Promise<void> {
  await open(page, '/manager/import', { as: 'tsubaUser', language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByRole('heading', { level: 1, name: 'Import Data' })).toBeVisible({ timeout: ARRIVAL_MS });
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      file('mixed.csv', ['HDB01,2026-10-31,15000000000', 'HRE0l,2026-10-31,5475096095']),
      file('strange.csv', ['QQQ01,2026-10-31,5000']),
    ]);
  const summary = page.getByRole('region', { name: 'Summary of these files' });
  await expect(summary).toContainText(/Files\s*2/);
  await expect(summary).toContainText(/With errors\s*1/, { timeout: WORK_MS });
  await expect(summary).toContainText(/Not readable\s*1/, { timeout: WORK_MS });
  await checkAxe(page);
}

test('G129 several files are summed up, rows without errors are saved separately, and findings are walked through by keyboard', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await sendTwo(page);
  await page.getByRole('link', { name: 'mixed.csv' }).click();
  await page.getByRole('button', { name: 'Save rows without errors (1)' }).click({ timeout: WORK_MS });
  await page.getByRole('dialog').getByRole('button', { name: 'Save rows without errors (1)' }).click();
  await expect(page.getByText('Rows without errors, saved separately from the file.')).toBeVisible({ timeout: WORK_MS });
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible({ timeout: WORK_MS }); // checked again, without the wrong row
  await checkAxe(page);
  await redress(page, { language: 'jp' });
  await expect(page.getByText('エラーのない行だけを先に保存した取込です。')).toBeVisible();
  await redress(page, { language: 'en' });

  await page.getByRole('link', { name: 'Open the import with the remaining rows' }).click();
  await expect(page.getByRole('link', { name: 'Import of 1 rows' })).toBeVisible({ timeout: WORK_MS });
  const findings = page.getByRole('table', { name: 'Findings' });
  const wrong = findings.getByRole('link', { name: 'CSV!A3' }).first();
  await expect(wrong).toBeVisible({ timeout: WORK_MS });
  await expect(page.getByText(/saved separately now/)).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(wrong).toBeFocused();
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('HRE01');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await wrong.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cell=A3/);
  await checkAxe(page);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Import of 1 rows' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click({ timeout: WORK_MS });
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('link', { name: 'Open the import with the remaining rows' }).click();
  await expect(page.getByRole('button', { name: 'Save rows without errors (1)' })).toBeVisible({ timeout: WORK_MS }); // its row is back
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('File withdrawn')).toBeVisible({ timeout: WORK_MS });
});
