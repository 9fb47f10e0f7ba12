import { expect, test, type Page, type Route } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 120_000;
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: ARRIVAL_MS });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('2.6.11 2.4.06 2.3.14 a manager finds the client that is due, opens its mandate and reads it in every tab', async ({ page }) => {
  test.setTimeout(480_000);
  await open(page, '/', { as: 'tsubaUser', language: 'jp', theme: 'light' });
  await expect(page).toHaveURL(/\/manager\/clients$/);
  await heading(page, '顧客一覧');
  for (const name of ['本日期限', '遅延', 'エラー']) await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(row(page, '星川電機企業年金基金')).toContainText('椎名 圭');
  await expect(page.getByRole('row').nth(1)).toContainText('星川電機企業年金基金');
  await expectFitsPhone(page);
  await checkAxe(page);
  await page.getByRole('checkbox', { name: '担当分のみ' }).check();
  await expect(row(page, '白鷺銀行')).toHaveCount(0);
  await page.getByRole('link', { name: '星川電機企業年金基金' }).click();
  await heading(page, '星川電機企業年金基金');
  await expectFitsPhone(page);
  await checkAxe(page);
  await expect(row(page, 'HFE01')).toHaveCount(0);
  await page.getByRole('link', { name: '国内株式パッシブ' }).click();
  await heading(page, '国内株式パッシブ');
  for (const tab of [
    '収益率',
    '保有明細',
    'ベンチマーク',
    'サブマンデート',
    'パッケージ',
    '運用コメント',
    'コメント',
    '報告書',
    'メモ',
    '設定',
    '履歴',
  ]) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: tab, exact: true })).toBeVisible({ timeout: ARRIVAL_MS });
    await expect(page.getByText('読み込めませんでした')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/manager\/clients\/[^/]+\/mandates\/[^/]+\/history/);
});

test('1.27 4.042 a manager declines to publish, then publishes a validated report of its client', async ({ page }) => {
  await open(page, '/manager/clients', { as: 'tsubaUser', language: 'en', theme: 'dark' });
  await page.getByRole('link', { name: 'Hoshikawa Electric Corporate Pension Fund' }).click();
  await heading(page, 'Hoshikawa Electric Corporate Pension Fund');
  const ready = page
    .getByRole('row')
    .filter({ hasText: /(Rev|V)alidated/ })
    .filter({ hasText: /H[A-Z]{2}0\d/ })
    .first();
  const code = /H[A-Z]{2}0\d/.exec(await ready.innerText())?.[0] ?? '';
  const mandate = row(page, code);
  const ask = async () => {
    await mandate.getByRole('button', { name: `Actions for ${code}` }).click();
    await page.getByRole('menuitem', { name: 'Publish report' }).click();
    await expect(page.getByRole('dialog')).toContainText('Are you sure you want to publish?');
  };
  await ask();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(mandate).toContainText(/alidated/);
  await ask();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(mandate).toContainText('Published', { timeout: ARRIVAL_MS });
  await mandate.getByRole('button', { name: `Actions for ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Open report' }).click();
  await expect(page).toHaveURL(/\/manager\/reports\//);
  await heading(page, new RegExp(code));
});

test('2.4.47 3.108 3.109 a product is added, linked to a client’s mandate, found on a phone and deleted', async ({ page }) => {
  await open(page, '/manager/products?dialog=add', { as: 'marloAdmin', language: 'en', theme: 'dark' });
  const name = `Global bonds ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('World bonds by conviction');
  await dialog.getByRole('textbox', { name: 'Benchmark' }).fill('World government bond');
  await dialog.getByRole('textbox', { name: /Target return/ }).fill('3.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product Created')).toBeVisible();
  await expect(row(page, name)).toContainText('3.5%');
  await checkAxe(page);
  await page.getByRole('link', { name }).click();
  await heading(page, name);
  await page.getByRole('button', { name: 'Link mandates' }).click();
  await dialog.getByRole('checkbox', { name: /HFB01/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'HFB01')).toContainText('7,415');
  await checkAxe(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await heading(page, 'Products');
  await page.setViewportSize({ width: 599, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Products' }).click();
  await heading(page, 'Products');
});

test('a manager writes about the month and adds its PDF; its client reads both on the mandate', async ({ page, browser }) => {
  await open(page, '/manager/clients', { as: 'tsubaUser', language: 'en', theme: 'light' });
  await page.getByRole('link', { name: 'Hoshikawa Electric Corporate Pension Fund' }).click();
  await heading(page, 'Hoshikawa Electric Corporate Pension Fund');
  await row(page, 'HDE01').getByRole('button', { name: 'Actions for HDE01' }).click();
  await page.getByRole('menuitem', { name: 'Commentary and PDF' }).click();
  const words = `Exporters led the market ${Date.now()}.`;
  const text = page.getByRole('textbox', { name: /^Commentary/ });
  await text.fill(words, { timeout: ARRIVAL_MS });
  const file = (name: string, bytes: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await file('notes.pdf', 'no PDF at all');
  await writeForClient(page, 'Upload');
  await expect(page.getByText(/^Choose a PDF/)).toBeVisible();
  const letter = `October letter ${Date.now()}.pdf`;
  await file(letter, `%PDF-1.7\n${words}\nstartxref\n9\n%%EOF\n`);
  const sending: Route[] = [];
  await page.route('**/commentaries/file', route => void sending.push(route));
  await writeForClient(page, 'Upload');
  await expect.poll(() => sending.length).toBe(1);
  await writeForClient(page, 'Save commentary'); // while the file is still being sent
  await sending[0]?.continue();
  await expect(page.getByText('Commentary saved')).toBeVisible();
  await expect(page.getByRole('button', { name: letter })).toBeVisible();
  await expect(text).toHaveValue(words); // the file was saved before the text, and left it unchanged
  await expect(page.getByText(/version [2-9]/)).toBeVisible();
  await file('unsent.pdf', '%PDF-1.7');
  await text.fill(`${words} Banks as well.`);
  await writeForClient(page, 'Save commentary');
  await expect(page.getByText('Commentary saved').first()).toBeVisible();
  await expect(page.getByText('unsent.pdf')).toBeVisible(); // saving the text does not remove a chosen file either
  await checkAxe(page);
  const mandateId = /mandates\/([^/]+)/.exec(page.url())?.[1] ?? '';

  const other = await browser.newContext();
  const client = await other.newPage();
  await open(client, `/owner/mandates/${mandateId}/commentary`, { as: 'hoshiReadonly', language: 'jp', theme: 'dark' });
  await expect(client.getByText(words)).toBeVisible({ timeout: ARRIVAL_MS });
  const fetched = client.waitForEvent('download');
  await client.getByRole('button', { name: letter }).click();
  expect((await fetched).suggestedFilename()).toBe(letter);
  await expect(client.getByRole('button', { name: 'コメントを保存' })).toHaveCount(0);
  await expectFitsPhone(client);
  await checkAxe(client);
  await other.close();
});

/** What a manager writes is read by its client at once: the question before it names the client. */
async function writeForClient(page: Page, verb: 'Upload' | 'Save commentary'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('For the client: Hoshikawa Electric Corporate Pension Fund');
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toHaveCount(0);
}
