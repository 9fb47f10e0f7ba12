import { expect, test, type Page } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 150_000;
const READY = 'Japan Buyout II 資本勘定報告書 2026年9月';
const RESTATED = 'Buyout Fund III Capital Account Statement 2026-06 (restated)';
const LOOK = { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 } as const;

type Documents = { documents: { data: { id: string; name: string }[] } };

/** Waits for the demo's documents, which are read by a job after the first start. */
async function documentNamed(name: string): Promise<string> {
  const find = async () =>
    (
      await askAs<Documents>('hoshiReadonly', `query($search: String) { documents(first: 20, search: $search) { data { id name } } }`, {
        search: name,
      })
    ).documents.data.find(one => one.name === name)?.id ?? '';
  await expect.poll(find, { timeout: ARRIVAL_MS }).not.toBe('');
  return await find();
}

async function openReady(page: Page, id: string): Promise<void> {
  await expect(async () => {
    await open(page, `/owner/documents/${id}/contents`, LOOK);
    await expect(page.getByRole('button', { name: 'Approve statement' })).toBeEnabled({ timeout: 5_000 });
  }).toPass({ timeout: ARRIVAL_MS });
}

test('a statement values its fund: approved with its quality, the fund’s closing leads to the box on the page, and it is taken back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const id = await documentNamed(READY);
  await openReady(page, id);
  await expect(page.getByRole('listitem').filter({ hasText: 'Opening equals the last closing' })).toContainText('Passed');
  await expect(page.getByText('Proposed: the document says “未監査”')).toBeVisible();
  await page.getByRole('combobox', { name: 'Valuation quality' }).click();
  await page.getByRole('option', { name: 'Audited' }).click();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Approve statement' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/JPY [\d,]+000 on 2026\/09\/30 \(Audited\)/);
  await dialog.getByRole('button', { name: 'Approve statement' }).click();
  await page.getByRole('link', { name: 'Statements of the fund' }).click();
  const row = page.getByRole('table', { name: 'Statements' }).getByRole('row').filter({ hasText: 'Audited' }).first();
  await expect(row).toContainText(/000/);
  await row.getByRole('button').last().click();
  const trace = page.getByRole('dialog', { name: 'Trace' });
  await expect(trace).toContainText(READY);
  await trace.getByRole('link', { name: 'Open the document at this line' }).click();
  await expect(page).toHaveURL(new RegExp(`/owner/documents/${id}\\?.*box=`));

  await open(page, `/owner/documents/${id}/contents`, LOOK);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Approve statement' })).toBeEnabled();
});

test('a restated statement shows what moved since the earlier one, in Japanese on a phone as well', async ({ page }) => {
  test.setTimeout(300_000);
  const id = await documentNamed(RESTATED);
  await expect(async () => {
    await open(page, `/owner/documents/${id}/contents`, LOOK);
    await expect(page.getByRole('table', { name: 'What changed' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('table', { name: 'What changed' }).getByRole('row').filter({ hasText: 'Net asset value' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve statement' })).toBeDisabled(); // its values are not decided yet
  await expect(page.getByRole('table', { name: 'Current valuation for the day' })).toContainText('Valuated');
  await open(page, `/owner/documents/${id}/contents`, { ...LOOK, language: 'jp', theme: 'dark', width: 390 });
  await expect(page.getByRole('heading', { name: '前回の報告書からの変更' })).toBeVisible();
  await expectFitsPhone(page);
  await checkAxe(page);
});
