import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { joinPerson } from '#support/people';

const dialog = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, label: string, option: string): Promise<void> {
  await dialog(page)
    .getByRole('combobox', { name: label })
    .or(dialog(page).getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name: option }).click();
}

test('2.5.11 a request is registered from the menu, the person’s data is exported and erased, and the request is completed', async ({
  page,
}) => {
  const person = await joinPerson();
  await open(page, '/admin/organisations', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('navigation').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'DSR', exact: true }).click();
  await page.getByRole('button', { name: 'Register request' }).click();
  await dialog(page).getByRole('textbox', { name: 'Requester' }).fill(person.name);
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(person.email);
  await choose(page, 'Right', 'Erasure');
  await dialog(page).getByRole('textbox', { name: 'Received' }).fill('2026/11/02');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(person.name) });
  await expect(row).toContainText('2026/12/02');
  await checkAxe(page);
  await row.getByRole('link').click();
  await expect(page.getByText(`HOSHI · ${person.name}`)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data.account).toMatchObject({ email: person.email, role: 'user' });

  await page.getByRole('button', { name: 'Erase data' }).click();
  await dialog(page).getByRole('button', { name: 'Erase data' }).click();
  await expect(page.getByText(/HOSHI · Erased person \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase data' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit' }).click();
  await choose(page, 'Status', 'Completed');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await checkAxe(page);
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByText('完了', { exact: true })).toBeVisible();
  await expectFitsPhone(page);
});
