import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

/** After a server's start the first figures have to be calculated. */
const ARRIVAL_MS = 120_000;
const ZIP = 'PK\u0003\u0004';

async function download(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('1.16 a table leaves the screen as Excel, Shift_JIS, a workbook of formulas and paper', async ({ page }) => {
  await open(page, '/owner/mandates?q=hdb', { as: 'hoshiUser', language: 'en' });
  await expect(page.getByRole('row', { name: /HDB01/ })).toContainText('14,944', { timeout: ARRIVAL_MS });
  const sheet = await download(page, 'Export to Excel');
  expect(sheet.name).toBe('HOSHI_mandates_20260930.xlsx');
  expect(sheet.bytes.toString('latin1', 0, 4)).toBe(ZIP);
  const ledger = new TextDecoder('shift_jis').decode((await download(page, 'Export to CSV (Shift_JIS)')).bytes);
  expect(ledger).toContain('As of,2026-09-30\r\n');
  expect(ledger).toMatch(/\r\nDomestic bond passive,HDB01,14944\.166244,/);
  expect(ledger).not.toContain('HFE01');
  const verified = await download(page, 'Verify in Excel');
  expect(verified.name).toBe('HOSHI_mandates_verify_20260930.xlsx');
  expect(verified.bytes.toString('latin1', 0, 4)).toBe(ZIP);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 landscape, in points.
  expect(paper).toMatch(/\/MediaBox \[0 0 84[12]\.?\d* 59[45]\.?\d*\]/);
});

test('columns are chosen and moved by keys, kept as a view, found on another device, and let go', async ({ page, browser }) => {
  await open(page, '/owner/benchmarks', { as: 'hoshiBenchmark', fresh: true, language: 'en', theme: 'dark' });
  await expect(page.getByRole('grid').or(page.getByRole('treegrid')).first()).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  const choices = chooser.getByRole('checkbox');
  const first = choices.nth(0);
  const second = choices.nth(1);
  const label = (await first.evaluate(box => box.closest('li')?.textContent ?? '')).trim();
  await first.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(chooser.getByRole('listitem').nth(1)).toContainText(label);
  await chooser.getByRole('checkbox').nth(2).uncheck();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await page.getByRole('button', { name: 'Open Mine by default' }).click();
  await expect(page.getByText('opens by default')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, '/owner/benchmarks', { as: 'hoshiBenchmark', fresh: true, language: 'en' });
  await expect(elsewhere.getByRole('button', { name: 'Mine', exact: true })).toBeVisible({ timeout: ARRIVAL_MS });
  await elsewhere.context().close();
  await page.getByRole('button', { name: 'Delete Mine' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('None saved yet')).toBeVisible();
});

test('each table of a page is arranged by itself and kept as a view; what leaves it is what is shown', async ({ page }) => {
  const path = '/owner/mandates?q=hdb01';
  await open(page, path, { as: 'hoshiReadonly', fresh: true, language: 'en' });
  await page.getByRole('row', { name: /HDB01/ }).getByRole('link').first().click({ timeout: ARRIVAL_MS });
  await page.getByRole('tab', { name: 'Performance', exact: true }).click();
  const statistics = page.getByRole('table', { name: 'Risk statistics' });
  const threeYears = statistics.getByRole('columnheader', { name: '3Y', exact: true });
  await expect(threeYears).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Columns of Risk statistics' }).click();
  await page.getByRole('checkbox', { name: '3Y', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await expect(threeYears).toBeHidden();
  await expect(page.getByRole('table', { name: 'Value bridge' }).getByRole('columnheader', { name: '3Y', exact: true })).toBeVisible();
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Risk statistics' }).click();
  await page.getByRole('menuitem', { name: 'Export to CSV', exact: true }).click();
  const left = readFileSync(await (await leaving).path(), 'utf8');
  expect(left).toContain('1Y,5Y');
  await page.getByRole('button', { name: 'View of Risk statistics' }).click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  const name = `Long ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `View of Risk statistics: ${name}` })).toBeVisible();
  const { href } = new URL(page.url());
  await page.reload();
  await expect(threeYears).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'View of Risk statistics', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(threeYears).toBeHidden();
  expect(page.url()).toBe(href);
});

test('2.6.15 a reader keeps a layout, has the file made and takes it home; so does a published report, in both languages', async ({
  page,
}) => {
  await open(page, '/owner/export', { as: 'hoshiReadonly', fresh: true, language: 'jp', theme: 'dark' });
  const data = page.getByRole('combobox', { name: 'データ', exact: true }).or(page.getByRole('textbox', { name: 'データ', exact: true }));
  await expect(data.first()).toHaveValue('収益率マトリクス（月×系列）', { timeout: ARRIVAL_MS });
  await data.first().click();
  await page.getByRole('option', { name: '残高', exact: true }).click();
  await page.getByRole('button', { name: '保存した形式' }).click();
  await page.getByRole('menuitem', { name: '形式として保存…' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('月次残高');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('形式を保存しました')).toBeVisible();
  await page.getByRole('button', { name: '出力', exact: true }).click();
  const file = page.getByRole('button', { name: 'HOSHI_values_20260930.xlsx' }).first();
  await expect(file).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  expect((await taken(page, () => file.click())).toString('latin1', 0, 4)).toBe(ZIP);
  await page.reload();
  await page.getByRole('button', { name: '保存した形式' }).click();
  await page.getByRole('menuitem', { name: '月次残高', exact: true }).click();
  await expect(data.first()).toHaveValue('残高');
  await page.goto(page.url().replace('/export', '/reports'));
  await page
    .getByRole('link', { name: /資産全体の報告書/ })
    .first()
    .click();
  for (const language of ['日本語（PDF）', 'English（PDF）']) {
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    const paper = await taken(page, () => page.getByRole('menuitem', { name: language }).click());
    expect(paper.toString('latin1', 0, 5)).toBe('%PDF-');
  }
});

async function taken(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const waiting = page.waitForEvent('download', { timeout: ARRIVAL_MS });
  await act();
  return readFileSync(await (await waiting).path());
}
