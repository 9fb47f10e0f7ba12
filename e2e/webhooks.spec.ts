import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

test('an administrator adds a webhook, reads what is wrong with an address, sees the secret once, and pauses and deletes it', async ({
  page,
}) => {
  const name = `Ledger ${Date.now()}`;
  await open(page, '/settings/integrations', { as: 'hoshiAdmin', language: 'en' });
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('https://10.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This address leads into an internal network')).toBeVisible();
  await dialog.getByLabel('Address').fill('https://9.9.9.9/hook');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the signing secret now' });
  await expect(shown.locator('code')).toHaveText(/^whsec_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Nothing delivered yet');
  const choose = async (item: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Pause');
  await expect(row).toContainText('Paused');
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByRole('heading', { name: '外部連携' })).toBeVisible();
  await expectFitsPhone(page);
  await checkAxe(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await redress(page, { language: 'en', theme: 'light' });
  await choose('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('a test reaches the receiver, is listed, shows its message and is sent again', async ({ page }) => {
  const bodies: string[] = [];
  const receiver = createServer((request, answer) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      bodies.push(body);
      answer.writeHead(bodies.length === 1 ? 204 : 503).end();
    });
  });
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done));
  try {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`; // listens on a port
    const name = `Local ${Date.now()}`;
    await open(page, '/settings/integrations', { as: 'hoshiAdmin', language: 'en' });
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add webhook' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Address').fill(url);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Send a test' }).click();
    const delivery = page.getByRole('row').filter({ hasText: 'Test' }).filter({ hasText: name }).first();
    await expect(delivery).toContainText('Delivered', { timeout: 60_000 });
    await expect(delivery).toContainText('204');
    await delivery.getByRole('button', { name: 'Actions for Test' }).click();
    await page.getByRole('menuitem', { name: 'View message' }).click();
    await expect(page.getByRole('dialog', { name: 'Message' }).locator('code')).toContainText('"kind": "ping"');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await delivery.getByRole('button', { name: 'Actions for Test' }).click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    await expect.poll(() => bodies.length, { timeout: 60_000 }).toBeGreaterThan(1);
    expect(bodies[1]).toBe(bodies[0]);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
