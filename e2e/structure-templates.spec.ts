import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { askWith } from '#support/ask';
import { dress, expectFitsPhone, redress } from '#support/look';
import { openNewOrganisation } from '#support/new-organisation';
import { enterWith, logIn, serverUrl } from '#support/sign-in';

const go = (page: Page, path: string) => page.goto(`${serverUrl()}${path}`);
const dialog = (page: Page) => page.getByRole('dialog');

test('a fund offers its structure, a super-user begins a new organisation with it, and its guide says so', async ({ page }) => {
  test.setTimeout(240_000);
  const ref = `T${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const { admin } = await openNewOrganisation(ref);
  const support = await logIn('superUser');
  const { organisations } = await askWith<{ organisations: { data: { id: string }[] } }>(
    support.token,
    'query ($search: String) { organisations(search: $search) { data { id } } }',
    { search: ref },
  );
  const path = `/admin/organisations/${organisations.data[0]?.id ?? ''}/template`;

  await test.step('its administrator looks at what is copied, withdraws it and offers it again', async () => {
    await enterWith(page, await logIn('hoshiAdmin'));
    await dress(page, { language: 'en', theme: 'light', width: 1440 });
    await go(page, '/settings/organisation');
    const panel = page.getByRole('region', { name: 'Our structure as a template' });
    await panel.getByRole('button', { name: 'Show what is copied' }).click();
    await expect(panel.getByRole('table', { name: 'What is copied' })).toContainText('Domestic equity');
    await panel.getByRole('button', { name: 'Withdraw' }).click();
    await dialog(page).getByRole('button', { name: 'Withdraw' }).click();
    await panel.getByRole('button', { name: 'Offer as a template' }).click();
    await dialog(page).getByRole('button', { name: 'Offer as a template' }).click();
    await expect(panel.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(panel.getByRole('table', { name: 'History' })).toContainText('Offered');
    await checkAxe(page);
  });
  await test.step('a super-user sees it, and copies it into the new organisation', async () => {
    await enterWith(page, support);
    await go(page, path);
    await page.getByRole('combobox', { name: 'Template' }).click();
    await page
      .getByRole('option', { name: /Hoshikawa/ })
      .first()
      .click();
    await expect(page.getByRole('table', { name: 'What is copied' })).toContainText('Policy mix');
    await redress(page, { language: 'jp', theme: 'dark' });
    await expectFitsPhone(page);
    await redress(page, { language: 'en', theme: 'light' });
    await page.getByRole('combobox', { name: 'Template' }).click();
    await page
      .getByRole('option', { name: /Hoshikawa/ })
      .first()
      .click();
    await page.getByLabel('Name (English)').fill('Main assets');
    await page.getByLabel('Name (Japanese)').fill('主資産');
    await page.getByLabel('Reference').fill('MAIN');
    await page.getByRole('textbox', { name: 'Policy and benchmarks from' }).fill('2025/04/01');
    await checkAxe(page);
    await page.getByRole('button', { name: 'Copy structure' }).click();
    await expect(page.getByText(/Begun with a template by/)).toBeVisible({ timeout: 60_000 });
  });
  await test.step('the guide of the new organisation begins with a portfolio, and its rules wait to be looked at', async () => {
    await enterWith(page, admin);
    await go(page, '/owner/setup');
    await expect(page.getByText(/Support began this organisation with a template/)).toBeVisible();
    await expect(page.getByRole('listitem', { name: 'Portfolio', exact: true })).toContainText('Complete');
    await expect(page.getByRole('listitem', { name: 'Fiscal year and reporting rules' })).not.toContainText('Complete');
    await expect(page.getByRole('listitem', { name: 'Asset classes and policy' })).toContainText('Complete');
    await go(page, '/settings/packages');
    await expect(page.getByText('Capital account statement').first()).toBeVisible();
  });
});
