import { expect, test, type Page } from '@playwright/test';
import { askWith } from '#support/ask';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';
import { enterWith } from '#support/sign-in';
import { openTwoOrganisations } from '#support/two-organisations';

const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;

/** A random code nobody else uses, of six characters. */
function newCode(): string {
  return `E${Math.floor(Math.random() * 36 ** 5)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0')}`;
}

/** Needed because the period in which a mandate opens is published. */
async function giveReason(page: Page): Promise<void> {
  await dialog(page).locator('[data-field="reason"]').fill('Agreed with the manager');
}

async function addMandate(page: Page, code: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add mandate' }).click();
  await box(page, 'Mandate code').fill(code);
  await box(page, 'Mandate name').first().fill(name);
  await box(page, 'Opened date').fill('2026/04/01');
  await giveReason(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mandate Created')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

/** Opens the mandate's own page, by its code. */
async function goTo(page: Page, code: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find mandate, code or manager' }).fill(code);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: ARRIVAL_MS });
}

async function deleteMandate(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click();
  const confirming = dialog(page).getByRole('button', { name: 'Delete' });
  await box(page, `Type ${code} to confirm`).fill('OTHER');
  await expect(confirming).toBeDisabled();
  await box(page, `Type ${code} to confirm`).fill(code);
  await giveReason(page);
  await confirming.click();
  await expect(page.getByText('Mandate Deleted').last()).toBeVisible();
  await expect(page).toHaveURL(/\/owner\/mandates$/);
}

async function addAndDeleteSubMandate(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Add sub-mandate' }).click();
  await box(page, 'Mandate code').fill(code);
  await box(page, 'Mandate name').first().fill('Own sleeve');
  await box(page, 'Opened date').fill('2026/04/01');
  await giveReason(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const sub = page.getByRole('table', { name: 'Sub-mandates' }).getByRole('row', { name: new RegExp(code) });
  await expect(sub).toContainText('Own sleeve');
  await sub.getByRole('link', { name: 'Own sleeve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Own sleeve' })).toBeVisible();
  await page.goBack();
  await sub.getByRole('button', { name: 'Actions for Own sleeve' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await box(page, `Type ${code} to confirm`).fill(code);
  await giveReason(page);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no sub-mandates')).toBeVisible();
}

test('2.6.05 the list has every open mandate with its value; search and columns live in the address', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiUser', language: 'en' });
  const own = row(page, 'HDB01');
  await expect(own).toContainText('Domestic bond passive', { timeout: ARRIVAL_MS });
  for (const period of ['1M', 'FYTD', '1Y', '3Y', '5Y']) {
    const headings = page.getByRole('columnheader', { name: period, exact: true });
    await expect(headings).toHaveCount(2); // the return and its excess
    await expect(headings.last()).toBeInViewport({ ratio: 1 });
  }
  await expect(own).not.toContainText('Komorebi Trust Bank');
  await page.getByRole('checkbox', { name: 'Details' }).check();
  await expect(own).toContainText('Tsubaki Asset Management');
  await expect(own).toContainText('Komorebi Trust Bank');
  await expect(own).toContainText('14,944');
  await expect(row(page, 'Total assets')).toContainText('123,454');
  await page.getByRole('checkbox', { name: 'Show closed (1)' }).check();
  await page.getByRole('searchbox', { name: 'Find mandate, code or manager' }).fill('hfe03');
  await expect(page).toHaveURL(/q=hfe03/);
  await expect(row(page, 'HFE03')).toContainText('Emerging equity');
  await expect(own).toBeHidden();
  await page.reload();
  await expect(row(page, 'HFE03')).toBeVisible();
});

test('1.08 9.035 9.036 9.037 9.038 performance shows every horizon against the benchmark, and every figure has its trace', async ({
  page,
}) => {
  await open(page, '/owner/mandates', { as: 'hoshiUser', language: 'en' });
  await page.getByRole('link', { name: 'Domestic bond passive' }).click();
  await page.getByRole('tab', { name: 'Performance' }).click();
  await expect(page).toHaveURL(/\/performance$/);
  const table = page.getByRole('table', { name: 'Returns by period' });
  const horizons = [
    '1M',
    '2M',
    '3M',
    '6M',
    '9M',
    '12M',
    'QTD',
    'FYTD',
    'YTD',
    '36M',
    '60M',
    '1Y',
    '2Y',
    '3Y',
    '5Y',
    '7Y',
    '10Y',
    'Since inc.',
  ];
  for (const name of horizons) await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const returns = table.getByRole('row', { name: /^Return/ });
  await expect(returns).toContainText('4.17');
  await expect(page.getByRole('table', { name: 'Monthly returns' }).getByRole('row', { name: /^2026/ })).toContainText('0.51');
  await expect(page.getByRole('table', { name: 'Value bridge' })).toContainText('14,944');
  await returns.getByRole('button', { name: '4.17' }).first().click();
  await expect(page).toHaveURL(/trace=/);
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1, name: 'Domestic bond active' })).toBeVisible();
});

test('2.6.29 2.6.31 5.036 5.037 5.038 5.039 5.043 5.044 8.049 a mandate is added by the rules on its fields; with published data it is not deleted', async ({
  page,
}) => {
  await open(page, '/owner/mandates?dialog=add', { as: 'hoshiUser', language: 'en' });
  await box(page, 'Mandate code').fill('TOOLONG');
  await box(page, 'Mandate name').first().fill('x'.repeat(256));
  await box(page, 'Opened date').fill('2026/04/01');
  await expect(dialog(page).getByText('Too long')).toHaveCount(2);
  await box(page, 'Mandate code').fill('ab-1');
  await box(page, 'Mandate name').first().fill('Some name');
  await box(page, 'Short name').focus();
  await expect(dialog(page).getByText('Use capital letters and digits only')).toBeVisible();
  await box(page, 'Mandate code').fill('HDB01');
  await box(page, 'Reporting start date').fill('2026/03/31');
  await box(page, 'Performance inception date').fill('2026/03/31');
  await box(page, 'Short name').focus();
  await expect(dialog(page).getByText('Reporting start date must be on or after opened date')).toBeVisible();
  await expect(dialog(page).getByText('Performance inception date must not be before opened date')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await box(page, 'Reporting start date').fill('2026/04/01');
  await box(page, 'Performance inception date').fill('2026/04/01');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Reports of this period are published.')).toBeVisible();
  await giveReason(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('This code is already used')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  // A mandate with published data cannot be deleted.
  await goTo(page, 'HDB01', 'Domestic bond passive');
  await page.getByRole('button', { name: 'Delete' }).click();
  await box(page, 'Type HDB01 to confirm').fill('HDB01');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByText('If there is data published, it can not be deleted.')).toBeVisible();
});

test('1.22 2.6.09 2.6.30 2.6.31 2.6.32 8.059 8.066 8.067 a mandate of our own is edited, given a benchmark, a note and a sub-mandate, and deleted by its code', async ({
  page,
}) => {
  const code = newCode();
  const name = `Own mandate ${Date.now()}`;
  const subCode = newCode();
  // An owner of its own: a mandate that has reported nothing leaves a gap in the figures of the whole, which other tests read meanwhile.
  const { asset, owner } = await openTwoOrganisations(Date.now().toString(36).slice(-4).toUpperCase());
  await askWith(owner.token, 'mutation ($of: ID!, $input: BenchmarkInput!) { createBenchmark(assetId: $of, input: $input) }', {
    of: asset,
    input: { ref: 'JPEQ', name: 'Japan Equity TR', type: 'market' },
  });
  await enterWith(page, owner);
  await open(page, '/owner/mandates', { language: 'en' });
  await addMandate(page, code, name);
  await goTo(page, code, name);
  await page.getByRole('button', { name: 'Edit' }).click();
  await box(page, 'Mandate name').first().fill(`${name} renamed`);
  await box(page, 'Fee').fill('12.5');
  await box(page, 'Terms valid from').fill('2026/09/01');
  await giveReason(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mandate Updated')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `${name} renamed` })).toBeVisible();
  await expect(page.locator('dl div').filter({ hasText: 'Terms valid from' })).toContainText('2026/09/01');
  await expect(page.locator('dl div').filter({ hasText: 'Fee' })).toContainText('12.5 bp');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(`Mandate name: ${name} → ${name} renamed`)).toBeVisible();
  await page.getByRole('tab', { name: 'Benchmarks' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await dialog(page).locator('[data-field="benchmarkId"]').fill('JPEQ');
  await page.getByRole('option', { name: 'Japan Equity TR (JPEQ)' }).click();
  await dialog(page).locator('[data-field="reason"]').fill('Agreed with the manager'); // the period is published
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Benchmark Assigned', { exact: true })).toBeVisible();
  const assigned = page.getByRole('table', { name: 'Assigned benchmarks' });
  await expect(assigned.getByRole('row', { name: /JPEQ/ })).toContainText('2026/04/01');
  await page.getByRole('button', { name: /^Unassign/ }).click();
  await dialog(page).locator('[data-field="reason"]').fill('Assigned by mistake');
  await dialog(page).getByRole('button', { name: 'Unassign' }).click();
  await expect(page.getByText('Benchmark Unassigned', { exact: true })).toBeVisible();
  await expect(page.getByText('No benchmark is assigned')).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Reviewed with the manager');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Note Updated')).toBeVisible();
  await page.getByRole('tab', { name: 'Sub-mandates' }).click();
  await addAndDeleteSubMandate(page, subCode);
  await deleteMandate(page, code);
});

test('6.04 whoever may only read sees the actions greyed, with the reason', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiReadonly', language: 'en' });
  const add = page.getByRole('button', { name: 'Add mandate' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('You have view-only access.');
  await goTo(page, 'HDB01', 'Domestic bond passive');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeDisabled();
});

test('1.07 5.028 5.030 the parts of a benchmark make a whole, or say so', async ({ page }) => {
  await open(page, '/owner/benchmarks?type=composite&q=MIX46', { as: 'hoshiUser', language: 'en' });
  await page.getByRole('link', { name: '40/60 equity and hedged bonds' }).click();
  await page.getByRole('button', { name: 'New version' }).click();
  const first = dialog(page)
    .getByLabel(/^Target of/)
    .first();
  await first.fill('59.9999');
  await expect(dialog(page).getByText('A valid split must total to 100.')).toBeVisible();
  await first.fill('-0.0001');
  await expect(dialog(page).getByText('Target must be between 0 and 100')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('5.028 5.030 the targets of a policy make a whole, or say so', async ({ page }) => {
  await open(page, '/owner/assetClasses', { as: 'hoshiUser', language: 'en' });
  await page.getByRole('button', { name: 'New policy version' }).click({ timeout: ARRIVAL_MS });
  const target = dialog(page).getByLabel('Target of Domestic bonds');
  const held = await target.inputValue();
  await target.fill('100.0001');
  await expect(dialog(page).getByText('Target must be between 0 and 100')).toBeVisible();
  await target.fill(`${Number(held) - 0.0001}`);
  await expect(dialog(page).getByText('A valid split must total to 100.')).toBeVisible();
  await target.fill(held);
  await expect(dialog(page).getByText('A valid split must total to 100.')).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
});

test('a class leads to its mandates', async ({ page }) => {
  await open(page, '/owner/assetClasses', { as: 'hoshiUser', language: 'en' });
  await page.getByRole('link', { name: 'Domestic bonds' }).first().click({ timeout: ARRIVAL_MS });
  await page.getByRole('link', { name: 'Domestic bond passive (HDB01)' }).click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'Domestic bond passive' })).toBeVisible({ timeout: ARRIVAL_MS });
});

test('mandates have no axe violation in any look; on a phone nothing scrolls sideways but the tables', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiUser', language: 'en' });
  await expect(page.getByRole('treegrid')).toContainText('14,944', { timeout: ARRIVAL_MS });
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: '国内債券パッシブ' }).click();
  await page.getByRole('tab', { name: '収益率' }).click();
  await expect(page.getByRole('table').first()).toContainText('4.17');
  await checkEveryLook(page);
  await expectFitsPhone(page);
});
