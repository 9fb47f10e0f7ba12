import { expect, test, type Page } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { joinPerson } from '#support/people';
import { enterWith, logInWith } from '#support/sign-in';

const ARRIVAL_MS = 120_000;

test('a bank reads its required capital on its overview, traced', async ({ page }) => {
  const banker = await joinPerson({ by: 'shiraAdmin' });
  await enterWith(page, await logInWith(banker));
  await open(page, '/owner/overview', { language: 'en', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  const watch = page.getByRole('main');
  await expect(watch).toContainText(/Required capital\s*¥[\d.]+bn\s*Risk-weighted assets\s*¥[\d.]+bn/, { timeout: ARRIVAL_MS });
  await redress(page, { language: 'jp' });
  await expect(watch).toContainText(/所要自己資本額\s*[\d.,]+億円/);
  await checkAxe(page);
  await expectFitsPhone(page);
});

test('a consultant’s list says how far each client’s month has come, what is watched there, and when they meet next', async ({ page }) => {
  const adviser = await joinPerson({ by: 'kaedeAdmin' });
  await enterWith(page, await logInWith(adviser));
  await open(page, '/consultant/assetList', { language: 'en', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  const row = page.getByRole('row', { name: /Hoshikawa.*Main portfolio/ });
  await expect(row).toContainText(/2026\/10: \d+ of 17 validated/, { timeout: ARRIVAL_MS });
  await expect(page.getByRole('columnheader', { name: 'Watch items' })).toBeVisible();
  expect(await overlaps(page)).toEqual([]);
  await row.getByRole('link', { name: '2026/11/19 14:00' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Client' })).toHaveValue(/Hoshikawa/, { timeout: ARRIVAL_MS });
  await page.goBack();
  await watchItemsArrive();
  await page.reload();
  await expect(page.getByRole('row', { name: /Shirasagi.*Investment funds/ }).getByRole('link', { name: /^1 / })).toBeVisible({
    timeout: ARRIVAL_MS,
  });
  await checkAxe(page);
  await row.getByRole('link', { name: /^1 / }).click();
  await expect(page).toHaveURL(/\/consultant\/watchlist/);
  await page.getByRole('row').filter({ hasText: 'Shirasagi' }).getByRole('link').first().click();
  await expect(page.getByText('The administrator promised the September valuation')).toBeVisible({ timeout: ARRIVAL_MS });
  await page.goBack();
  await page.goBack();
  await expect(row).toBeVisible({ timeout: ARRIVAL_MS });
  await redress(page, { language: 'jp' });
  await expect(page.getByText(/2026\/10：17件中\d+件検証済み/)).toBeVisible();
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('columnheader')).toHaveText(['顧客', '時価', '年度初来 %', '超過 %', '操作']);
  await expect(page.getByRole('button', { name: /を開く$/ }).first()).toBeInViewport({ ratio: 1 });
});

/** Waits for the watched items, which are checked only after the demo can be opened. */
async function watchItemsArrive(): Promise<void> {
  const count = async () =>
    (await askAs<{ watchlist: { data: unknown[] } }>('kaedeAdmin', '{ watchlist { data { id } } }')).watchlist.data.length;
  await expect.poll(count, { timeout: 240_000, intervals: [2_000] }).toBe(2);
}

/** The actions that do not stand clear of each other, or not below those of the row above. */
async function overlaps(page: Page): Promise<string[]> {
  return await page
    .getByRole('main')
    .locator('tbody td:last-child > span')
    .evaluateAll(rows => {
      const ends = new Set(rows.map(row => Math.round(row.lastElementChild?.getBoundingClientRect().right ?? 0)));
      const covered = rows.flatMap(row =>
        [...row.children].flatMap((one, at) => {
          const next = row.children[at + 1];
          return next && next.getBoundingClientRect().left < one.getBoundingClientRect().right ? [one.textContent ?? ''] : [];
        }),
      );
      return [...covered, ...(ends.size > 1 ? [[...ends].join(' ')] : [])];
    });
}
