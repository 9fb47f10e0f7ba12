import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import type { UserName } from '#support/users';

const REFUSED = /^(Page Not Found|Unauthorized|Something went wrong)$/;

const READERS: readonly { as: UserName; manual: string; first: string }[] = [
  { as: 'hoshiAdmin', manual: 'assetOwner', first: 'Follow one figure to its cell' },
  { as: 'kaedeAdmin', manual: 'assetOwner', first: 'Choose a client' },
  { as: 'marloAdmin', manual: 'managerImport', first: 'Download a template with your mandates' },
  { as: 'sazanAdmin', manual: 'assetOwner', first: 'Import a bank statement' },
  { as: 'superUser', manual: 'assetOwner', first: 'Work as a client’s user' },
];

for (const { as, manual, first } of READERS)
  test(`1.20 1.21 the manual begins with three tasks for ${as}, and each opens its page`, async ({ page }) => {
    await open(page, `/help/${manual}`, { as, language: 'en', theme: 'light', width: 1440 });
    const tasks = page.getByRole('region', { name: 'Your first day' }).getByRole('link');
    await expect(tasks).toHaveCount(3);
    await expect(tasks.first()).toHaveText(first);
    for (const at of [0, 1, 2]) {
      await tasks.nth(at).click();
      await expect(page).not.toHaveURL(/\/help\//);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main h1').first()).not.toHaveText(REFUSED);
      await page.goBack();
      await expect(tasks).toHaveCount(3);
    }
  });

test('1.20 the manual covers methods, trace, as known on, restatement, hedge and documents, in both languages and on a phone', async ({
  page,
}) => {
  await open(page, '/help/assetOwner', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  for (const [id, title] of Object.entries({
    methods: 'How figures are calculated',
    trace: 'Following a figure to its source',
    known: 'Figures as known on a day',
    restatement: 'Published reports and restatements',
    hedge: 'Currency hedges',
    documents: 'Documents: from a notice to a figure',
  })) {
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  }
  await checkAxe(page);
  await expectFitsPhone(page);
  await redress(page, { language: 'jp' });
  await expect(page.getByRole('heading', { level: 2, name: '計算方法' })).toBeVisible();
  await checkAxe(page);
});
