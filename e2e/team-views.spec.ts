import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { joinPerson } from '#support/people';
import { enterWith, logInWith } from '#support/sign-in';

const ARRIVAL_MS = 120_000;

async function enter(page: Page, role: 'user' | 'readonly'): Promise<void> {
  await enterWith(page, await logInWith(await joinPerson({ role })));
  await open(page, '/owner/mandates', { language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible({ timeout: ARRIVAL_MS });
}

test('a view is shared with the team; a colleague who reads opens with it and cannot change it; whoever shared it takes it back', async ({
  page,
  browser,
}) => {
  const name = `Board ${Date.now()}`;
  await enter(page, 'user');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByText('Team views')).toBeVisible();
  await page.getByRole('menuitem', { name: '評価の鮮度' }).click();
  await expect(page.getByRole('columnheader', { name: /Est\. %/ })).toBeVisible();
  await page.getByRole('button', { name: '評価の鮮度', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /^Update/ })).toHaveCount(0); // somebody else shared it
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('checkbox', { name: 'Share with the team' }).check();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  const colleague = await (await browser.newContext()).newPage();
  await enter(colleague, 'readonly');
  await colleague.getByRole('button', { name: 'View', exact: true }).click();
  await colleague.getByRole('menuitem', { name: 'Manage views…' }).click();
  await expect(colleague.getByRole('button', { name: `Open ${name} by default` })).toBeVisible();
  await expect(colleague.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
  await expect(colleague.getByRole('button', { name: `Rename ${name}` })).toHaveCount(0);
  await checkAxe(colleague);
  await colleague.getByRole('button', { name: `Open ${name} by default` }).click();
  await expect(colleague.getByText('opens by default')).toBeVisible();
  await redress(colleague, { language: 'jp' });
  await expect(colleague.getByRole('heading', { name: 'チームの表示' })).toBeVisible();
  await expectFitsPhone(colleague);
  await open(colleague, '/owner/mandates', { language: 'en', width: 1440 });
  await expect(colleague.getByRole('button', { name, exact: true })).toBeVisible({ timeout: ARRIVAL_MS });

  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await expect(page.getByText('opens by default')).toHaveCount(0); // the colleague's default applies to the colleague only
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
  await open(colleague, '/owner/mandates', { language: 'en', width: 1440 });
  await expect(colleague.getByRole('button', { name: 'View', exact: true })).toBeVisible({ timeout: ARRIVAL_MS });
  await colleague.context().close();
});
