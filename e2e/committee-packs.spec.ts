import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

const preview = (page: Page) => page.getByRole('region', { name: /^(Preview|プレビュー)$/ });
const sheet = (page: Page, name: string) => preview(page).getByRole('article', { name, exact: true });
const packs = (page: Page) => page.getByRole('table', { name: /^(Packs|作成した資料)$/ });

/** Chooses another option of a field. */
async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).or(page.getByRole('textbox', { name: label }));
  await field.first().click();
  await page.getByRole('option', { name: option }).first().click();
}

test('a committee’s papers are built from a publication: sections chosen and ordered, previewed in both languages, made as a job and downloaded', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page, '/owner/reports', { as: 'hoshiUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Committee pack' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Committee pack' })).toBeVisible();
  await choose(page, 'Publication', /2026\/09.*version 1/);
  await choose(page, 'Language', /^Both/);
  await expect(sheet(page, 'Overview')).toContainText('123,454', { timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Basel capital' })).toContainText('Not in your packages');
  await checkAxe(page);
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/cp-en-1440.png`, fullPage: true });

  // The order of the list is the order of the pages.
  const titles = () =>
    preview(page)
      .getByRole('article')
      .evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
  const before = await titles();
  await page.getByRole('button', { name: 'Move Asset classes up' }).click();
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([before[1], before[0]]);
  for (const name of ['Risk', 'Private assets', 'Mandates']) await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await expect(sheet(page, 'Risk')).toBeHidden();

  // A published figure reads as on its own screen, in both languages.
  const share = await sheet(page, 'Asset classes')
    .getByRole('row', { name: /Domestic bonds/ })
    .innerText();
  await redress(page, { language: 'jp' });
  await page.getByRole('radiogroup', { name: 'プレビューの言語' }).getByText('日本語').click();
  const japanese = await sheet(page, '資産クラス別')
    .getByRole('row', { name: /国内債券/ })
    .innerText();
  const digits = (text: string) => text.replaceAll('▲', '−').match(/[+−]?[\d,]+(\.\d+)?/g);
  expect(digits(japanese)).toEqual(digits(share));

  await page.getByRole('textbox', { name: '表題（日本語）' }).fill('臨時委員会資料');
  await page.getByRole('textbox', { name: '開催日' }).fill('2026/11/20');
  await page.getByRole('button', { name: '資料を作成' }).click();
  const row = packs(page).getByRole('row', { name: /臨時委員会資料/ });
  await expect(row).toContainText('完了', { timeout: 120_000 });
  const waiting = page.waitForEvent('download');
  await row.getByRole('button', { name: /^PDF（日本語）/ }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^HOSHI_committee-pack_\d{8}_v\d+_ja\.pdf$/);
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/cp-jp-1440.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/cp-jp-390.png`, fullPage: true });
});

test('a template keeps titles, language and order; a reader sees the packs and makes none', async ({ page }) => {
  const name = `月例 ${Date.now()}`;
  await open(page, '/owner/committeePacks', { as: 'hoshiUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('textbox', { name: 'Title (Japanese)', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name: 'Save as a template' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title (Japanese)', exact: true }).fill('x');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title (Japanese)', exact: true })).toHaveValue(name);
  await open(page, '/owner/committeePacks', { as: 'hoshiReadonly', language: 'en', theme: 'light', width: 1440 });
  // The demo's own pack is made by a job after the first start.
  await expect(async () => {
    await page.reload();
    await expect(packs(page).getByRole('row').nth(1)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: 'Create the pack' })).toBeHidden();
});
