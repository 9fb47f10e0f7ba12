import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { askWith } from '#support/ask';
import { codeFor } from '#support/authenticator';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { openNewOrganisation } from '#support/new-organisation';
import { enterWith, signIn } from '#support/sign-in';
import { joinSecondSuperUser } from '#support/super-users';
import { users } from '#support/users';

/** The archive is made and the organisation deleted by jobs, while others use the server too. */
const MADE_MS = 120_000;

test('an organisation leaves: requested by one super-user, approved by another with password and code, certified in a file', async ({
  page,
}) => {
  const ref = `G${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const { admin } = await openNewOrganisation(ref);
  const EXPORT = 'mutation ($name: String!, $password: String!) { createOrganisationExport(name: $name, password: $password) { id } }';
  await askWith(admin.token, EXPORT, { name: ref, password: 'Founded!Today2026' });
  const exported = () => askWith<{ organisationExports: { state: string }[] }>(admin.token, '{ organisationExports { state } }');
  await expect.poll(async () => (await exported()).organisationExports[0]?.state, { timeout: MADE_MS }).toBe('done');

  await signIn(page, 'superUser', { fresh: true });
  await open(page, '/admin/departures', { language: 'en' });
  await page.getByRole('button', { name: 'Request deletion…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reference of the organisation').fill(ref);
  await dialog.getByRole('textbox', { name: 'In backups until' }).fill('2099/12/31');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(users.superUser.password);
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Request' }).click();
  await expect(dialog).toHaveCount(0);
  const line = page.getByRole('row', { name: new RegExp(ref) });
  await expect(line.getByText('Another super-user has to approve')).toBeVisible();
  await expect(line.getByRole('button', { name: 'Approve…' })).toHaveCount(0);

  const second = await joinSecondSuperUser();
  await enterWith(page, second.login);
  await open(page, '/admin/departures', { language: 'en' });
  await line.getByRole('button', { name: 'Approve…' }).click();
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true });
  await dialog.getByLabel('Reference of the organisation').fill(ref);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(second.password);
  const code = dialog.getByLabel('Code from the app, or a recovery code');
  await code.fill('000000');
  await remove.click();
  await expect(dialog.getByText(/^This code is incorrect, or was used before\./)).toBeVisible();
  await code.fill(codeFor(second.secret, 1));
  await checkAxe(page);
  await remove.click();
  await expect(dialog).toHaveCount(0);

  await line.getByRole('button', { name: 'Certificate' }).click({ timeout: MADE_MS });
  await expect(dialog.getByText(`Requested by`)).toBeVisible();
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download with signature' }).click();
  const { certificate, signature } = JSON.parse(readFileSync(await (await waiting).path(), 'utf8'));
  expect(certificate).toMatchObject({ organisation: { reference: ref }, backups: { until: '2099-12-31' }, approved: { by: second.name } });
  expect(signature).toMatch(/^[A-Za-z0-9+/=]{80,}$/);
  await checkAxe(page);
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(dialog.getByRole('heading', { name: '削除証明書' })).toBeVisible();
  await expectFitsPhone(page);
  await expect(askWith(admin.token, '{ me { id } }')).rejects.toThrow();
});
