import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, PHONE_WIDTH } from '#support/look';

const ARRIVAL_MS = 120_000;
const WORK_MS = 240_000;

/** A file with content that nobody has sent before, for a mandate no other test reports. */
const csv = (rows: string[]): string =>
  ['Mandate Code,As-of Date,Market Value', ...rows, `合計,,${Math.floor(Math.random() * 1e9)}`].join('\n');
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const choose = (page: Page) => page.getByLabel('Choose files');

/** A file one byte too large, created in the page: sending it from the test process would take longer than the test. */
async function dropLarge(page: Page): Promise<void> {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(26_214_401)], 'large.csv'));
    return transfer;
  });
  await page.getByRole('button', { name: 'Drop files here or click to choose' }).dispatchEvent('drop', { dataTransfer: data });
}

test('1.15 2.6.13 2.6.14 4.045 8.024 a manager sends a broken file, reads its findings, sends it corrected and approves it', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await open(page, '/manager/import', { as: 'tsubaUser', language: 'en', theme: 'light' });
  await expect(page.getByRole('heading', { level: 1, name: 'Import Data' })).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  await choose(page).setInputFiles(file('broken.csv', csv(['SRE0l,2026-10-31,5000000000', 'SRE01,2026-10-30,n/a'])));
  await page.getByRole('link', { name: 'broken.csv' }).click({ timeout: WORK_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'broken.csv' })).toBeVisible();
  const findings = page.getByRole('table', { name: 'Findings' });
  await expect(findings.getByRole('row').filter({ hasText: 'CSV!A2' })).toContainText('SRE01', { timeout: WORK_MS });
  await expect(findings.getByRole('row').filter({ hasText: 'CSV!C3' })).toContainText('This is not a number.');
  await expect(page.getByText('Ignored 1 rows of sheet CSV because they have no key')).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('j');
  await expect(findings.getByText('CSV!A2')).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download error workbook' }).click();
  expect((await download).suggestedFilename()).toBe('broken_findings.xlsx');
  await page
    .getByLabel('Upload corrected file')
    .last()
    .setInputFiles(file('fixed.csv', csv(['SRE01,2026-10-31,5000000000'])));
  await expect(page.getByRole('heading', { level: 1, name: 'fixed.csv' })).toBeVisible({ timeout: WORK_MS });
  await page.getByRole('button', { name: 'Approve' }).click({ timeout: WORK_MS });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('For the client: Shirasagi Bank, Treasury');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  if (await reason.isVisible()) await reason.fill('a large subscription late in the month');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Import approved')).toBeVisible({ timeout: WORK_MS });
  await expect(page.getByText('Values recorded')).toBeVisible();
});

const RATES = 2_001;
/** A rate for each of more days than are recorded at once, of a currency no other test uses. */
const rates = (base: string): string => {
  const first = Date.UTC(2015, 0, 1);
  const days = Array.from({ length: RATES }, (_, at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10));
  return [
    'Base Currency,Quote Currency,Rate Date,Source,Mid',
    ...days.map((day, at) => `${base},JPY,${day},WMR,${8 + (at % 50) / 1000}`),
  ].join('\n');
};
const LARGE = [
  {
    language: 'en',
    base: 'ZAR',
    words: {
      choose: 'Choose files',
      approve: 'Approve',
      begun: 'Approved; the values are being recorded',
      recorded: 'Values recorded',
    },
  },
  {
    language: 'jp',
    base: 'CZK',
    words: {
      choose: 'ファイルを選択',
      approve: '承認',
      begun: '承認しました。値を登録しています。',
      recorded: '登録件数',
    },
  },
] as const;
for (const { language, base, words } of LARGE)
  test(`a large file is approved by a job, which the page follows to its end (${language})`, async ({ page }) => {
    test.setTimeout(900_000);
    await open(page, '/owner/import', { as: 'hoshiUser', language, theme: 'light' });
    await page.getByLabel(words.choose).setInputFiles(file(`rates-${base}.csv`, rates(base)), { timeout: ARRIVAL_MS });
    await page.getByRole('link', { name: `rates-${base}.csv` }).click({ timeout: WORK_MS });
    await page.getByRole('button', { name: words.approve, exact: true }).click({ timeout: WORK_MS });
    await page.getByRole('dialog').getByRole('button', { name: words.approve }).click();
    await expect(page.getByText(words.begun)).toBeVisible();
    await expect(page.getByText(words.recorded)).toBeVisible({ timeout: WORK_MS });
    await expect(page.getByRole('button', { name: words.approve, exact: true })).toBeHidden();
    await checkAxe(page);
  });

test('5.053 5.054 8.025 8.026 too many files and one too large are refused with their sentences, and nothing is sent', async ({ page }) => {
  await open(page, '/owner/import', { as: 'hoshiUser', language: 'en', theme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: 'Import Data' })).toBeVisible({ timeout: ARRIVAL_MS });
  await choose(page).setInputFiles(Array.from({ length: 21 }, (_, at) => file(`many${at}.csv`, 'x')));
  await expect(page.getByText('Too many files. You can upload up to 20 at a time.')).toBeVisible();
  await dropLarge(page);
  await expect(page.getByText('The file is too large. Try a smaller one.')).toBeVisible();
  await checkAxe(page);
});

test('2.5.18 the history fits a phone in Japanese, and support sees every organisation’s uploads', async ({ page }) => {
  await open(page, '/owner/import/history', { as: 'hoshiUser', language: 'jp', theme: 'dark', width: PHONE_WIDTH });
  await expect(page.getByRole('heading', { level: 1, name: '取込結果履歴' })).toBeVisible({ timeout: ARRIVAL_MS });
  await expectFitsPhone(page);
  await open(page, '/admin/uploads', { as: 'superUser', language: 'jp', theme: 'light', width: 1440 });
  await expect(page.getByRole('heading', { level: 1, name: 'アップロード' })).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
});

test('a file in error is its sender’s own until it is sent on: the owner’s history does not list it', async ({ page }) => {
  await open(page, '/owner/import/history', { as: 'hoshiUser', language: 'en' });
  await expect(page.getByRole('link', { name: /\.xlsx$/ }).first()).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('link', { name: 'MARLO_HOSHI_2026-10_HFB01.xlsx' })).toHaveCount(0);
});
