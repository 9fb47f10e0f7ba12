import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { runNow } from '#support/jobs';
import { expectFitsPhone, open, redress } from '#support/look';

test('the demo’s manager sees its drop folder, what arrived and what became of it', async ({ page }) => {
  await open(page, '/settings/intakes', { as: 'marloAdmin', language: 'en' });
  const row = page.getByRole('row').filter({ hasText: 'Hoshikawa' }).filter({ hasText: 'Elena Finch' });
  await expect(row).toContainText('On');
  await expect(row).toContainText(/hoshi-[0-9a-f]{30}/);
  const files = page.getByRole('region', { name: 'Files' });
  await expect(files.getByRole('row').filter({ hasText: 'MARLO_HOSHI_2026-10.xlsx' })).toContainText('Same file as before');
  await expect(files.getByRole('row').filter({ hasText: 'all-pages' })).toContainText('larger than 25 MB');
  await checkAxe(page);
  await files.getByRole('link', { name: 'MARLO_HOSHI_2026-10.xlsx' }).click();
  await expect(page).toHaveURL(/\/manager\/import\/history\//);
});

test('an administrator opens an intake, a file and a mail become imports, and it is switched off', async ({ page }) => {
  await open(page, '/settings/intakes', { as: 'redfernAdmin', language: 'en' });
  await expect(page.getByRole('button', { name: 'Open intake' })).toBeVisible();
  const folder = page.getByRole('main').locator('code');
  if ((await folder.count()) === 0) await openFolder(page);
  else if (await page.getByText('Off', { exact: true }).count()) await turn(page, 'Switch on'); // as an earlier run on this server left it
  const name = (await folder.first().textContent()) ?? '';
  const address = (await folder.nth(1).textContent()) ?? '';
  expect(address).toMatch(/^reports\+[a-z2-7]{26}@hakaru\.example$/);
  const place = join(process.env['E2E_DATA_DIR'] ?? '', 'drop', name);
  const report = `not-a-report-${Date.now()}.csv`;
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, report), `a,b\n1,${Date.now()}\n`);
  const mailed = `mailed-${Date.now()}.csv`;
  deliver(address, mailed);
  const arrived = page.getByRole('row').filter({ hasText: report }).filter({ hasText: 'Error' });
  await expect(async () => {
    await runNow('scanIntakes'); // the server looks every minute, and takes a file that has not grown since it looked before
    await expect(arrived).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 200_000 });
  await expect(page.getByRole('row').filter({ hasText: mailed })).toContainText('Mail');
  await turn(page, 'Switch off');
  await expect(page.getByRole('table', { name: 'Drop folders and mail addresses' }).getByText('Off', { exact: true })).toBeVisible();
});

/** As the mail server would, which has confirmed the sender. */
function deliver(to: string, name: string): void {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail', 'new');
  const lines = [
    'Authentication-Results: mx.hakaru.example; dmarc=pass header.from=redfern.example',
    'From: reporting@redfern.example',
    `To: ${to}`,
    `Subject: ${name}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${name}@redfern.example>`,
    'MIME-Version: 1.0',
    `Content-Type: text/csv; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    `a,b\n1,${Date.now()}`,
  ];
  writeFileSync(join(folder, `${Date.now()}.e2e.mx`), lines.join('\r\n'));
}

async function openFolder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open intake' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open intake' });
  await expect(dialog.getByRole('button', { name: 'Open' })).toBeDisabled(); // without a client
  await dialog.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: /Hoshikawa/ }).click();
  await dialog.getByRole('checkbox').first().check();
  const senders = dialog.getByRole('textbox', { name: 'Who may send by mail' });
  await senders.fill('not an address');
  await senders.blur();
  await expect(dialog.getByText('Write one whole address per line')).toBeVisible();
  await senders.fill('reporting@redfern.example');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(dialog).toBeHidden();
}

async function turn(page: Page, how: 'Switch on' | 'Switch off'): Promise<void> {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: how }).click();
  await page.getByRole('dialog').getByRole('button', { name: how }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('file intake is an administrator’s', async ({ page }) => {
  await open(page, '/settings/intakes', { as: 'hoshiReadonly', language: 'en' });
  await expect(page.getByText('Please contact your administrator to change')).toBeVisible();
});

test('the page holds in Japanese on a phone', async ({ page }) => {
  await open(page, '/settings/intakes', { as: 'marloAdmin', language: 'jp', width: 390 });
  await expect(page.getByRole('heading', { name: 'ファイル自動受付' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '受付履歴' })).toBeVisible();
  await expectFitsPhone(page);
  await redress(page, { theme: 'dark' });
  await checkAxe(page);
});
