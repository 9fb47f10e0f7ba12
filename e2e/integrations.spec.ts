import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { serverUrl } from '#support/sign-in';

/** The response a program with this secret gets. */
async function askWith(secret: string, query: string): Promise<{ data?: Record<string, unknown>; errors?: { extensions: unknown }[] }> {
  const reply = await fetch(`${serverUrl()}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await reply.json()) as { data?: Record<string, unknown>; errors?: { extensions: unknown }[] }; // the shape of every GraphQL answer
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('an administrator adds a token for a program, sees its secret once, renews and revokes it', async ({ page }) => {
  const name = `Warehouse ${Date.now()}`;
  await open(page, '/settings/integrations', { as: 'hoshiAdmin', language: 'en' });
  await expect(rowOf(page, 'データウェアハウス')).toContainText('portfolio.read');
  // It lasts a year on the running clock, even where the institution's "today" is fixed.
  const [ends = ''] = /\d{4}-\d\d-\d\d/.exec(await rowOf(page, 'データウェアハウス').innerText()) ?? [];
  expect(Date.parse(ends)).toBeGreaterThan(Date.now() + 300 * 86_400_000);
  await page.getByRole('button', { name: 'Add service token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add service token' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Allowed IP addresses').fill('somewhere');
  await dialog.getByRole('checkbox', { name: 'Read portfolio data' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('One of the lines is not an IP address or network')).toBeVisible();
  await dialog.getByLabel('Allowed IP addresses').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the secret now' });
  const secret = await shown.locator('code').first().innerText();
  expect(secret).toMatch(/^hakaru_[\w-]{43}$/);
  await checkAxe(page);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  expect((await askWith(secret, '{ me { name } }')).data).toMatchObject({ me: { name: expect.stringContaining(name) } });
  const lacking = await askWith(secret, '{ instructions { data { id } } }');
  expect(lacking.errors?.[0]?.extensions).toEqual({ code: 'unauthorized', validation: { scope: ['instructions.read'] } });
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, name)).not.toContainText('Not used yet', { timeout: 2_000 });
  }).toPass();

  await rowOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Renew secret' }).click();
  await page.getByRole('dialog', { name: 'Renew secret' }).getByRole('button', { name: 'Renew secret' }).click();
  const renewed = await shown.locator('code').first().innerText();
  expect(renewed).not.toBe(secret);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, name)).toContainText('Old secret works until');
  for (const one of [secret, renewed]) expect((await askWith(one, '{ me { name } }')).errors).toBeUndefined();

  await rowOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(rowOf(page, name)).toContainText('Revoked');
  for (const one of [secret, renewed])
    expect((await askWith(one, '{ me { name } }')).errors?.[0]?.extensions).toMatchObject({ code: 'unauthenticated' });
});

test('integrations are an administrator’s; others read whom to ask', async ({ page }) => {
  await open(page, '/settings/integrations', { as: 'hoshiReadonly', language: 'en' });
  await expect(page.getByText('Please contact your administrator to change')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add service token' })).toHaveCount(0);
});

test('the page holds in Japanese on a phone', async ({ page }) => {
  await open(page, '/settings/integrations', { as: 'hoshiAdmin', language: 'jp', width: 390 });
  await expect(page.getByRole('heading', { name: '外部連携' })).toBeVisible();
  await expectFitsPhone(page);
  await redress(page, { theme: 'dark' });
  await checkAxe(page);
});
