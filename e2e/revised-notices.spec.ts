import { expect, test } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 150_000;
const REVISED = 'Secondaries V Distribution Notice D-09 (revised)';
const EARLIER = 'Secondaries V Distribution Notice D-09';

type Documents = { documents: { data: { id: string; name: string }[] } };

/** Waits for the demo's documents, which are read by a job after the first start. */
async function documentNamed(name: string): Promise<string> {
  const find = async () =>
    (
      await askAs<Documents>('hoshiReadonly', `query($search: String) { documents(first: 20, search: $search) { data { id name } } }`, {
        search: name,
      })
    ).documents.data.find(one => one.name === name)?.id ?? '';
  await expect.poll(find, { timeout: ARRIVAL_MS }).not.toBe('');
  return await find();
}

test('a revised notice is offered as a replacement: both screens say which replaces which, with what changed, until it is taken back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const id = await documentNamed(REVISED);
  const look = { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 } as const;
  await expect(async () => {
    await open(page, `/owner/documents/${id}/contents`, look);
    await expect(page.getByRole('heading', { name: 'Is this a revised notice?' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: ARRIVAL_MS });
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: EARLIER, exact: true }) });
  await expect(offer).toContainText('Same number');
  await offer.getByRole('button', { name: 'Replaces this notice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replaces this notice' }).click();
  const changes = page.getByRole('table', { name: 'What changed' });
  await expect(changes.getByRole('row').filter({ hasText: 'Total amount' })).toContainText(/310,000.*314,500/);
  await checkAxe(page);

  await page.getByRole('link', { name: EARLIER, exact: true }).click();
  await expect(page.getByText('This notice is replaced by')).toBeVisible();
  await expect(page.getByText(`It is replaced by ${REVISED}`)).toBeVisible();
  await open(page, `/owner/documents/${id}`, { ...look, language: 'jp', width: 390 });
  await expect(page.getByText('この通知の差替対象：')).toBeVisible();
  await open(page, `/owner/documents/${id}/contents`, { ...look, language: 'jp', width: 390 });
  await expect(page.getByRole('heading', { name: '差替通知' })).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('button', { name: '差替を取消' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '差替を取消' }).click();
  await expect(page.getByRole('heading', { name: '差替通知ですか？' })).toBeVisible();
});
