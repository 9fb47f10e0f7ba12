import { expect, test, type Page } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { HeldAnswers } from '#support/held-answers';
import { expectFitsPhone, open, redress } from '#support/look';
import { serverUrl } from '#support/sign-in';

/** Workbooks of one manager, with the same kinds of data. */
const SAME_KIND = /TSUBA_HOSHI_/;

async function impersonate(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Super-user bar' }).getByRole('button', { name: 'Impersonate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impersonate' });
  await dialog
    .getByRole('combobox', { name: 'Organisation' })
    .or(dialog.getByRole('textbox', { name: 'Organisation' }))
    .fill('hoshi');
  await page.getByRole('option', { name: /HOSHI/ }).click();
  await dialog.getByRole('button', { name: 'Impersonate' }).click();
  await page.waitForURL(/\/owner\/overview$/);
}

async function choose(page: Page, label: string, nth: number, like: RegExp = /./): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option').filter({ hasText: like }).nth(nth).click();
}

test('support compares two datasets and two instructions of the client it works in [2.5.01] [2.5.02]', async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, '/admin/datasetcomparisontool', { as: 'superUser', fresh: true, language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByText('Impersonate a client, then choose two of its imports or instructions here.')).toBeVisible();
  await impersonate(page);
  await page.goto(`${serverUrl()}/admin/datasetcomparisontool`);
  await choose(page, 'Dataset A', 1, SAME_KIND);
  await choose(page, 'Dataset B', 0, SAME_KIND);
  await page
    .getByRole('textbox', { name: 'Dataset B' })
    .or(page.getByRole('combobox', { name: 'Dataset B' }))
    .first()
    .press('Tab');
  await choose(page, 'Kind', 0);
  await page.getByText('Show equal rows too').click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/a=.*b=/);
  await expect(page.getByRole('table', { name: 'Result' })).toBeVisible();
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await redress(page, { language: 'en' });
  await page.goto(`${serverUrl()}/admin/instructioncomparisontool`);
  await choose(page, 'Instruction A', 0);
  await choose(page, 'Instruction B', 1);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: /^Instruction no\./ })).toContainText('Differs');
  await checkEveryLook(page);
  await expectFitsPhone(page);
});

for (const [path, label] of [
  ['/admin/datasetcomparisontool', 'Dataset A'],
  ['/admin/instructioncomparisontool', 'Instruction A'],
] as const)
  test(`a list opened before its choices arrive stays open: ${label}`, async ({ page }) => {
    await open(page, '/notifications', { as: 'superUser', fresh: true, language: 'en', theme: 'light', width: 1440 });
    await impersonate(page);
    const answers = await HeldAnswers.of(page);
    await answers.walk(path);
    await page
      .getByRole('combobox', { name: label })
      .or(page.getByRole('textbox', { name: label }))
      .first()
      .click();
    await answers.letThrough();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
