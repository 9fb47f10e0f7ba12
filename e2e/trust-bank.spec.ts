import { expect, test, type Page } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 30_000;

test('a trust bank finds its mandates from the menu, opens the instructions of one that waits, and confirms it; the count falls', async ({
  page,
}) => {
  await open(page, '/research', { as: 'komorUser', language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByText(/Powered by/)).toBeVisible(); // shell mode
  await page.getByRole('navigation').getByRole('link', { name: 'Assets List' }).click();
  await expect(page).toHaveURL(/\/client\/assetList$/);
  const mandates = page.getByRole('table', { name: 'Mandates held in trust' });
  await expect(mandates.getByRole('row', { name: /HDB02/ })).toContainText('Tsubaki Asset Management', { timeout: ARRIVAL_MS });
  await expect(page.getByRole('searchbox', { name: 'Search by mandate, client or manager' })).toBeVisible();
  const waiting = mandates.getByRole('link', { name: /: [1-9]\d* to confirm/ }).first();
  const [, ref = '', count = ''] = /of (\w+): (\d+)/.exec((await waiting.getAttribute('aria-label')) ?? '') ?? [];
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await open(page, '/client/assetList', { as: 'komorUser', language: 'en', theme: 'light', width: 1440 });
  await mandates.getByRole('link', { name: `Instructions of ${ref}: ${count} to confirm` }).click();
  await expect(page).toHaveURL(new RegExp(`search=${ref}`));

  await confirmOne(page, ref);
  await open(page, '/client/assetList', { as: 'komorUser', language: 'en', theme: 'light', width: 1440 });
  await expect(mandates.getByRole('link', { name: `Instructions of ${ref}: ${Number(count) - 1} to confirm` })).toBeVisible({
    timeout: ARRIVAL_MS,
  });
});

/** Goes through the mandate's instructions until one can be confirmed, because other tests may answer the same ones meanwhile. */
async function confirmOne(page: Page, ref: string): Promise<void> {
  const list = page.url();
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(async () => {
    await page.goto(list);
    expect(await findConfirmable(page, ref)).toBe(true);
  }).toPass();
  await confirm.click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reference' }).fill('K-2026-20');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Answer recorded')).toBeVisible();
}

/** Whether the page of one of the listed instructions offers to confirm it; that page is then open. */
async function findConfirmable(page: Page, ref: string): Promise<boolean> {
  const links = page
    .getByRole('main')
    .getByRole('table')
    .getByRole('row', { name: new RegExp(ref) })
    .getByRole('link');
  await expect(links.first()).toBeVisible({ timeout: ARRIVAL_MS });
  const hrefs = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
  for (const href of new Set(hrefs.filter(one => /\/client\/instructions\/[0-9a-f-]{36}$/.test(one)))) {
    await page.goto(new URL(href, page.url()).href);
    await expect(page.getByRole('table', { name: 'Audit trail' })).toBeVisible({ timeout: ARRIVAL_MS });
    if ((await page.getByRole('button', { name: 'Confirm', exact: true }).count()) > 0) return true;
  }
  return false;
}
