import { expect, test } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress, walk } from '#support/look';
import { joinPerson, lettersTo } from '#support/people';
import { enterWith, logInWith } from '#support/sign-in';

const ARRIVAL_MS = 120_000;

test('a figure is commented on beside its trace, with a colleague mentioned, seen as a mark, and resolved', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en' });
  const row = page.getByRole('row').filter({ hasText: 'HFE02' });
  await row
    .getByText(/^[−▲]?\d+\.\d{2}$/)
    .first()
    .click({ timeout: ARRIVAL_MS });
  const trace = page.getByRole('dialog', { name: 'Trace' });
  const body = trace.getByRole('textbox', { name: 'Comment' });
  await expect(body).toBeVisible({ timeout: ARRIVAL_MS });
  const words = `checked against the custodian ${Date.now()}`;
  await body.fill('@長');
  await trace.getByRole('option', { name: /長谷 直樹/ }).click();
  await expect(body).toHaveValue('@長谷 直樹 ');
  await body.pressSequentially(words);
  await trace.getByRole('button', { name: 'Add comment' }).click();
  const comment = trace.getByRole('listitem').filter({ hasText: words });
  await expect(comment).toContainText('Value when written:');
  await expect(comment.getByText('@長谷 直樹')).toBeVisible();
  await comment.getByRole('button', { name: 'Add to committee pack' }).click();
  await expect(comment.getByText('In committee pack', { exact: true })).toBeVisible();
  await checkAxe(page);
  await comment.getByRole('button', { name: 'Take out of committee pack' }).click();
  await expect(comment.getByText('In committee pack', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('img', { name: /open comment/ })).toBeVisible();
  await open(page, '/notifications', { as: 'hoshiUser', language: 'jp' });
  const notice = page.getByRole('listitem').filter({ hasText: 'HFE02 へのコメントで' }).first();
  await notice.getByRole('button', { name: '開く' }).click();
  const opened = page.getByRole('dialog', { name: '数値の根拠' });
  const found = opened.getByRole('listitem').filter({ hasText: words });
  await expect(found).toBeVisible({ timeout: ARRIVAL_MS });
  await found.getByRole('button', { name: '解決済みにする' }).click();
  await expect(found).toHaveCount(0);
  await opened.getByRole('button', { name: /解決済みを表示/ }).click();
  await expect(found).toContainText('長谷 直樹 が解決済みに変更');
});

test('one’s open comments are listed with the way to each; a phone shows them whole', async ({ page }) => {
  await open(page, '/notifications?show=comments', { as: 'hoshiUser', language: 'jp', width: 390 });
  const asked = page.getByRole('listitem').filter({ hasText: '3年の超過収益がマイナスのままです' });
  await expect(asked).toBeVisible({ timeout: ARRIVAL_MS });
  await expectFitsPhone(page);
  await checkAxe(page);
  await asked.getByRole('button', { name: /HDB02/ }).click();
  await expect(page.getByRole('dialog', { name: '数値の根拠' }).getByText('3年の超過収益がマイナスのままです')).toBeVisible({
    timeout: ARRIVAL_MS,
  });
});

test('a manager reads what is shared about its mandate and answers; a reader writes nothing', async ({ page }) => {
  await open(page, '/notifications?show=comments', { as: 'marloAdmin', language: 'en' });
  await page.getByRole('link', { name: /HFE01/ }).first().click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('tabpanel', { name: 'Comments', exact: true }).getByText('Filed, not yet received')).toBeVisible({
    timeout: ARRIVAL_MS,
  });
  await page.getByText('Everyone who sees this', { exact: true }).click();
  const body = page.getByRole('textbox', { name: 'Comment' });
  await body.fill('The payment is dated 12 December.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  const asked = page.getByRole('dialog', { name: 'Add this comment for everyone to read?' });
  await expect(asked).toContainText('For the client: Hoshikawa Electric Corporate Pension Fund');
  await checkAxe(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(body).toHaveValue('The payment is dated 12 December.'); // nothing is sent, and nothing typed is lost
  await expect(page.getByRole('listitem').filter({ hasText: 'The payment is dated 12 December.' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await asked.getByRole('button', { name: 'Add comment' }).click();
  const added = page.getByRole('listitem').filter({ hasText: 'The payment is dated 12 December.' }).first();
  await expect(added.getByText('Shared', { exact: true })).toBeVisible();
  await added.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('For the client: Hoshikawa Electric Corporate Pension Fund');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The payment is dated 12 December.')).toHaveCount(0);
  await open(page, '/owner/reportingTasks', { as: 'hoshiReadonly', language: 'en' });
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Comments' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your role can read comments but not write them.')).toBeVisible();
  await checkAxe(page);
});

test('a consultant’s comment is asked once more by the client’s name when shared, in Japanese on a phone; one for its own people is not', async ({
  page,
}) => {
  await open(page, '/consultant/mandates', { as: 'kaedeAdmin', language: 'jp', theme: 'dark', width: 390 });
  await page.getByRole('link', { name: '外債ヘッジありファンド' }).click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/\/mandates\/[0-9a-f-]{36}/);
  await walk(page, `${new URL(page.url()).pathname.replace(/\/$/, '')}/comments`);
  const body = page.getByRole('textbox', { name: 'コメント' });
  const add = page.getByRole('button', { name: 'コメントを追加' });
  const own = `所内の確認事項 ${Date.now()}`;
  await body.fill(own, { timeout: ARRIVAL_MS });
  await add.click();
  await expect(page.getByRole('listitem').filter({ hasText: own })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const shared = `ご担当者様へ ${Date.now()}`;
  await page.getByText('閲覧できる全員', { exact: true }).click();
  await body.fill(shared);
  await add.click();
  const asked = page.getByRole('dialog', { name: 'このコメントを閲覧できる全員に公開しますか？' });
  await expect(asked).toContainText('対象の顧客：白鷺銀行 市場運用部');
  await expectFitsPhone(page);
  await checkAxe(page);
  await asked.getByRole('button', { name: 'コメントを追加' }).click();
  const added = page.getByRole('listitem').filter({ hasText: shared });
  await added.getByRole('button', { name: '解決済みにする' }).click();
  const settling = page.getByRole('dialog', { name: 'このコメントを全員の画面で解決済みにしますか？' });
  await expect(settling).toContainText('対象の顧客：白鷺銀行 市場運用部');
  await settling.getByRole('button', { name: '解決済みにする' }).click();
  await expect(added).toHaveCount(0);
});

test('who is mentioned gets a letter, and none once it is switched off; the settings show it switched on', async ({ page }) => {
  const person = await joinPerson();
  await enterWith(page, await logInWith(person));
  await open(page, '/settings/notifications', { language: 'en', theme: 'light', width: 390 });
  await page.getByRole('button', { name: 'Agree' }).click();
  const byMail = page.getByRole('checkbox', { name: 'You are mentioned in a comment: By email' });
  await expect(byMail).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'A report is due: By email' })).not.toBeChecked();
  await expectFitsPhone(page);
  await checkAxe(page);
  const letters = () => lettersTo(person.email).filter(({ subject }) => subject === 'A new notification in Hakaru').length;
  await mention(person.id);
  await expect.poll(letters, { timeout: ARRIVAL_MS }).toBe(1);
  await byMail.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await mention(person.id);
  await redress(page, { language: 'jp' });
  await expect(page.getByRole('checkbox', { name: 'コメントで指名されたとき: メール' })).not.toBeChecked();
  await open(page, '/notifications', { language: 'jp' });
  await expect(page.getByRole('listitem').filter({ hasText: 'コメント' })).toHaveCount(2, { timeout: ARRIVAL_MS }); // both are in the app
  expect(letters()).toBe(1);
});

/** The fund's administrator names somebody in a comment on a mandate. */
async function mention(userId: string): Promise<void> {
  const { me } = await askAs<Assets>('hoshiAdmin', '{ me { organisation { assets { id type } } } }');
  const assetId = me.organisation.assets.find(({ type }) => type === 'portfolio')?.id ?? '';
  const entities = 'query ($id: ID!) { book(assetId: $id) { entities { id ref } } }';
  const { book } = await askAs<{ book: { entities: { id: string; ref: string }[] } }>('hoshiAdmin', entities, { id: assetId });
  const place = { kind: 'mandate', assetId, subject: book.entities.find(({ ref }) => ref === 'HDB01')?.id };
  const input = { body: 'Please look.', audience: 'organisation', mentions: [userId] };
  await askAs('hoshiAdmin', 'mutation ($p: CommentPlaceInput!, $i: CommentInput!) { addComment(place: $p, input: $i) { id } }', {
    p: place,
    i: input,
  });
}

type Assets = { me: { organisation: { assets: { id: string; type: string }[] } } };

test('what belongs to another asset than the one on screen is opened in its own, never Not Found', async ({ page }) => {
  const { me } = await askAs<Assets>('hoshiAdmin', '{ me { organisation { assets { id type } } } }');
  const idOf = (type: string) => me.organisation.assets.find(asset => asset.type === type)?.id ?? '';
  const reader = await joinPerson();
  await enterWith(page, await logInWith(reader));
  await open(page, `/owner/mandates?asset=${idOf('benchmark')}`, { language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('This belongs to Policy benchmark')).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  await page.getByRole('button', { name: 'Open in Policy benchmark' }).click();
  await expect(page.getByText('This belongs to')).toHaveCount(0);
  await expect(page.getByText(/Policy benchmark · as of/)).toBeVisible({ timeout: ARRIVAL_MS });
  const { book } = await askAs<{ book: { entities: { id: string; ref: string }[] } }>(
    'hoshiAdmin',
    'query ($id: ID!) { book(assetId: $id) { entities { id ref } } }',
    { id: idOf('portfolio') },
  );
  const mandate = book.entities.find(({ ref }) => ref === 'HDB02')?.id ?? '';
  const address = `trace=${mandate}.excess.3y.2026-09-30&asset=${idOf('portfolio')}`;
  await open(page, `/owner/mandates/${mandate}?${address}`, { language: 'en', width: 1440 });
  await expect(page.getByRole('button', { name: 'Open in Main portfolio' })).toBeVisible({ timeout: ARRIVAL_MS });
  await expectFitsPhone(page);
  await redress(page, { language: 'jp' });
  await page.getByRole('button', { name: '「年金資産（本体）」で開く' }).click();
  await expect(page.getByRole('dialog', { name: '数値の根拠' }).getByText('3年の超過収益がマイナスのままです')).toBeVisible({
    timeout: ARRIVAL_MS,
  });
});
