import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('a manager prepares the roll of a hedge that is under its range, a second person of the owner finalises it, the trust bank confirms it: the forward has its value, the ratio is back, the forecast moves, the month reconciles, and the printed instruction is the record, in both languages [2.6.27] [1.40]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Cash', exact: true }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Currency Hedge' }).click();
  const row = page.getByRole('table', { name: 'By mandate and currency' }).getByRole('row', { name: /HPD01.*USD/ });
  await expect(row).toContainText('Under-hedged');
  await expect(row).toContainText('82.6');
  await checkAxe(page);
  await row.getByRole('button', { name: '82.6' }).click();
  await expect(page.getByRole('dialog').getByText('Hedge against exposure')).toBeVisible();
  await page.keyboard.press('Escape');

  const settling = await settlementOf('2026-11-18');
  expect(settling).toBeLessThan(-1_000_000); // the amount to deliver unless it is rolled

  await open(page, '/manager/fxForwards', { as: 'redfernAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('checkbox', { name: 'Select R-2026-10-HPD01-USD' }).check({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Roll 1' }).click();
  await expect(page.getByText('Re-set to the target ratio')).toBeVisible();
  await page.getByRole('button', { name: 'Prepare as drafts' }).click();
  await expect(page.getByText('2 legs prepared')).toBeVisible();
  const [near, far] = await legsOf('R-2026-10-HPD01-USD');
  if (!near || !far) throw new Error('the roll has no legs');

  await open(page, '/owner/fxForwards?tab=preliminary', { as: 'hoshiUser', language: 'en', theme: 'light', width: 1440 });
  for (const { ref } of [near, far]) await page.getByRole('checkbox', { name: `Select ${ref}` }).check({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Finalize 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize' }).click();
  await expect(page.getByText('2 finalized')).toBeVisible();

  await confirmAsBank(page, near, { language: 'en', confirm: 'Confirm', reference: 'Reference', recorded: 'Answer recorded' });
  await confirmAsBank(page, far, { language: 'jp', confirm: '確認する', reference: '照会番号', recorded: '回答を記録しました。' });

  await open(page, `/owner/fxForwards/${far.id}`, { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByRole('heading', { level: 1, name: far.ref })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('button', { name: /^[+−-]?[\d,]+$/ }).first()).toBeVisible(); // its value, which opens the trace
  await page.getByRole('link', { name: 'Open the instruction' }).click();
  await expectPrintedAsRecorded(page, far);
  expect(await settlementOf('2026-11-18')).toBe(0);

  await reconcileMonth(page);

  await open(page, '/owner/currencyHedge', { as: 'hoshiAdmin', language: 'jp', theme: 'dark', width: 1440 });
  const back = page.getByRole('table', { name: 'マンデート・通貨別' }).getByRole('row', { name: /HPD01.*USD/ });
  await expect(back).toContainText('範囲内', { timeout: ARRIVAL_MS });
  await expect(back).toContainText('90.0');
});

type Leg = { id: string; ref: string; type: string; originRef: string | null; instructionId: string };

/** The drafts that close a forward and follow it, the closing one first. */
async function legsOf(origin: string): Promise<Leg[]> {
  const query = `{ fxForwards(tab: "preliminary", first: 50) { data { id ref type originRef instructionId } } }`;
  const { fxForwards } = await askAs<{ fxForwards: { data: Leg[] } }>('hoshiAdmin', query);
  const legs = fxForwards.data.filter(({ originRef }) => originRef === origin);
  return legs.toSorted((one, other) => (one.type === other.type ? 0 : one.type === 'fxForward setoff' ? -1 : 1));
}

/** The cash that forwards move on HPD01's dollar account on a day, from the forecast. */
async function settlementOf(day: string): Promise<number> {
  type Item = { day: string; source: string; cash: string };
  const { cashAccounts } = await askAs<{ cashAccounts: { mandateId: string; ref: string }[] }>(
    'hoshiAdmin',
    `{ cashAccounts { mandateId ref } }`,
  );
  const mandateId = cashAccounts.find(({ ref }) => ref === 'HPD01')?.mandateId;
  const query = `query($mandateId: ID) { cashForecast(mandateId: $mandateId, currency: "USD", horizon: "days") { items { day source cash } } }`;
  const { cashForecast } = await askAs<{ cashForecast: { items: Item[] } }>('hoshiAdmin', query, { mandateId });
  const items = cashForecast.items.filter(item => item.day === day && item.source === 'fxSettlement');
  return items.reduce((sum, { cash }) => sum + Number(cash), 0);
}

type Words = { language: 'en' | 'jp'; confirm: string; reference: string; recorded: string };

async function confirmAsBank(page: Page, { instructionId }: Leg, { language, confirm, reference, recorded }: Words): Promise<void> {
  await open(page, `/client/instructions/${instructionId}`, { as: 'komorUser', language, theme: 'light', width: 1440 });
  await page.getByRole('button', { name: confirm }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('dialog').getByRole('textbox', { name: reference }).fill('K-2026-9');
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await expect(page.getByText(recorded)).toBeVisible();
}

type Deal = Record<
  'number' | 'entityRef' | 'currency' | 'amount' | 'rate' | 'tradeDate' | 'settlementDate' | 'trustee' | 'trusteeJp',
  string
>;

/** Every term of the record is on the printed sheet, in either language; and the sheet is the stored one, by its hash. */
async function expectPrintedAsRecorded(page: Page, { instructionId }: Leg): Promise<void> {
  const query = `query($id: ID!) { instruction(id: $id) { number entityRef currency amount rate tradeDate settlementDate trustee trusteeJp } }`;
  const { instruction } = await askAs<{ instruction: Deal }>('hoshiAdmin', query, { id: instructionId });
  const { number, entityRef, currency, amount, rate, tradeDate, settlementDate, trustee, trusteeJp } = instruction;
  const days = [tradeDate, settlementDate].map(day => day.replaceAll('-', '/'));
  const terms = [number, entityRef, `${currency} ${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`, rate, ...days];
  const documents = page.getByRole('table', { name: 'Documents' });
  for (const [item, words, kept] of [
    ['日本語', ['運用指図書', '為替予約', trusteeJp], /_ja\.pdf/],
    ['English', ['Investment instruction', 'FX Forward', trustee], /_en\.pdf/],
  ] as const) {
    await expect(documents.getByRole('row', { name: kept }).first()).toBeVisible({ timeout: ARRIVAL_MS }); // printed shortly after it was finalised
    await page.getByRole('button', { name: 'Print' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: new RegExp(item) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^instruction_2026-\d{4}_(ja|en)\.pdf$/);
    const bytes = await readFile(await file.path());
    const text = pdfWords(bytes).flat().join('').replace(/\s/g, '');
    for (const term of [...terms, ...words]) expect(text).toContain(term.replace(/\s/g, ''));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await expect(documents.getByTitle(sha256)).toBeVisible();
  }
}

/** October of a mandate whose books differ: the open differences are cleared together, and none is left. */
async function reconcileMonth(page: Page): Promise<void> {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Cash', exact: true }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Reconciliation' }).click();
  const months = page.getByRole('table', { name: 'Manager against trust bank' });
  const month = months.getByRole('row', { name: /HDB02/ });
  await expect(month).toContainText('1 open', { timeout: ARRIVAL_MS });
  await month.getByRole('link').click();
  await page
    .getByRole('table', { name: 'Positions' })
    .getByRole('row', { name: /Open/ })
    .getByRole('checkbox')
    .check({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Clear 1' }).click();
  await page.getByRole('combobox', { name: 'Cause' }).click();
  await page.getByRole('option', { name: 'Time of valuation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Differences cleared: 1')).toBeVisible();
  await page.goBack();
  await expect(month).toContainText('Explained', { timeout: ARRIVAL_MS });
  await openAgain(page, month);
}

/** Restores the month, which other tests need as the demo has it. */
async function openAgain(page: Page, month: Locator): Promise<void> {
  await month.getByRole('link').click();
  const positions = page.getByRole('table', { name: 'Positions' });
  const cleared = positions.getByRole('row', { name: /Cleared/ });
  await cleared.getByRole('button', { name: /^Actions/ }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Open again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
  await expect(cleared).toHaveCount(0);
}

test('a manager sees the hedges of its own mandates', async ({ page }) => {
  await open(page, '/manager/currencyHedge', { as: 'marloAdmin', language: 'en', theme: 'light', width: 1440 });
  const tables = page.getByRole('table', { name: 'By mandate and currency' }); // one for each client
  await expect(tables.getByRole('row', { name: /HFH01/ }).first()).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(tables.getByRole('row', { name: /HPD01/ })).toHaveCount(0);
});
