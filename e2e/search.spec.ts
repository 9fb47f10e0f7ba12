import { expect, test } from '@playwright/test';
import { SEARCH_COUNTED } from '@hakaru/contract/document-reading';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';
import { importPdf } from '#support/papers';

const LOOK = { language: 'en', theme: 'light', width: 1440 } as const;

test('of a word on more than 200 pages the newest are listed, the screen says that there are more, and another word narrows it', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const word = `Kestrel${Date.now()}`;
  const say = 'More than 200 pages contain these words. The newest are listed; more words or a type narrow the search.';
  await importPdf(page, `many-${word}`, [`Quarterly report ${word}`], SEARCH_COUNTED);
  await open(page, `/search?text=${word}`, { as: 'hoshiAdmin', ...LOOK });
  await expect(page.getByRole('link', { name: `many-${word}` }).first()).toBeVisible();
  await expect(page.getByText(say)).toBeHidden(); // exactly as many as are counted

  await importPdf(page, `more-${word}`, [`Annual report ${word}`]);
  await open(page, `/search?text=${word}`, { as: 'hoshiAdmin', ...LOOK });
  await expect(page.getByText(say)).toBeVisible();
  await expect(page.getByRole('link', { name: `more-${word}` })).toBeVisible(); // the newest first
  await checkAxe(page);
  await page.getByLabel('Words in the documents').fill(`${word} annual`);
  await expect(page.getByRole('link', { name: `many-${word}` })).toHaveCount(0);
  await expect(page.getByText(say)).toBeHidden();
  await page.getByRole('link', { name: `more-${word}` }).click();
  await expect(page).toHaveURL(/find=/);

  await open(page, `/search?text=${word}`, { as: 'hoshiReadonly', language: 'jp', theme: 'dark', width: 390 });
  await expect(page.getByText('該当ページが200件を超えたため、新しい文書から順に表示しています。')).toBeVisible();
  await expectFitsPhone(page);
  await open(page, `/search?text=${word}`, { as: 'redfernAdmin', ...LOOK });
  await expect(page.getByText('No document matches.')).toBeVisible();
});
