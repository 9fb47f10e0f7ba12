import { expect, test, type Page } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

const dialog = (page: Page) => page.getByRole('dialog');

/** Through the menu, which a narrow screen shows in full. */
async function openFromMenu(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${path}"]`).click();
}

test('a team is found in the menu by the name of a person, opened, added and deleted [1.51]', async ({ page }) => {
  const name = `Desk ${Math.random().toString(36).slice(2, 8)}`;
  await open(page, '/notifications', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 599 });
  await openFromMenu(page, '/directory/teams');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('searchbox').fill('Oscar');
  await page.getByRole('link', { name: 'Client reporting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Client reporting' })).toBeVisible();
  await expect(page.getByText('+44 20 7946 0102')).toBeVisible();
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await redress(page, { language: 'en' });
  await page.getByRole('link', { name: 'Directory of teams' }).click();
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await redress(page, { language: 'en' });
  await page.getByRole('button', { name: 'Add team' }).click();
  await dialog(page).getByRole('textbox', { name: 'Firm' }).fill('Demo Bank A');
  await dialog(page).getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Fax' }).fill('03-0000-1234');
  await dialog(page).getByRole('textbox', { name: 'People' }).fill('A. Person, Head, a@example.com');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('row', { name: /A\. Person/ })).toContainText('a@example.com');
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
});

test('a corporation is found in the menu by its name and opened [1.53]', async ({ page }) => {
  await open(page, '/notifications', { as: 'hoshiAdmin', language: 'en', theme: 'dark', width: 599 });
  await openFromMenu(page, '/directory/corporations');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('searchbox').fill('Demo Bank A');
  await expect(page.getByRole('row', { name: /Demo Bank A/ })).toContainText('FX bank');
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'デモ銀行A' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'デモ銀行A' })).toBeVisible();
  await expectFitsPhone(page);
});
