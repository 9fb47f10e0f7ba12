import { expect, test, type Page } from '@playwright/test';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { dress } from '#support/look';
import { enterWith, serverUrl, type Login } from '#support/sign-in';
import { openTwoOrganisations } from '#support/two-organisations';

const WORK_MS = 240_000;
const HEAD = ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow'];
const OCTOBER = '2026-10-31';

type Row = readonly (string | number)[];
const workbook = async (name: string, rows: readonly Row[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await writeWorkbook([{ name: 'Mandates', rows: [HEAD, ...rows].map(row => row.map(value => ({ value }))) }])),
});

/** Loads the whole page again, as for another user at the same computer. */
async function sitDown(page: Page, login: Login, path: string): Promise<void> {
  await enterWith(page, login);
  await dress(page, { language: 'en', theme: 'light' });
  await page.goto(`${serverUrl()}${path}`);
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: WORK_MS });
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function approve(page: Page, reason: string, outcome = 'Import approved'): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click({ timeout: WORK_MS });
  const field = dialog(page).getByRole('textbox', { name: 'Reason' });
  if (await field.isVisible()) await field.fill(reason);
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(outcome)).toBeVisible({ timeout: WORK_MS });
}

test('1.01 1.15 1.27 1.28 4.042 the month of two organisations: sent broken, given back, mended, confirmed, published, read, corrected and issued anew', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const { mandate, owner, reader, manager } = await openTwoOrganisations(Date.now().toString(36).slice(-4).toUpperCase());
  const { ref } = mandate;

  await test.step('the manager sends a broken workbook and gets it back with remarks', async () => {
    await sitDown(page, manager, '/manager/import');
    await heading(page, 'Import Data');
    const broken = await workbook('october.xlsx', [
      [ref, OCTOBER, 'n/a', 0],
      [`${ref}X`, OCTOBER, 5_100_000_000, 0],
    ]);
    await page.getByLabel('Choose files').setInputFiles(broken);
    await page.getByRole('link', { name: 'october.xlsx' }).click({ timeout: WORK_MS });
    const findings = page.getByRole('table', { name: 'Findings' });
    await expect(findings.getByRole('row').filter({ hasText: 'Mandates!C2' })).toContainText('This is not a number.', { timeout: WORK_MS });
    await expect(findings.getByRole('row').filter({ hasText: 'Mandates!A3' })).toContainText(`${ref}X is not known`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download error workbook' }).click();
    expect((await download).suggestedFilename()).toBe('october_findings.xlsx');
  });

  await test.step('mended, it passes and becomes facts', async () => {
    const mended = await workbook('october-mended.xlsx', [[ref, OCTOBER, 5_100_000_000, 0]]);
    await page.getByLabel('Upload corrected file').last().setInputFiles(mended);
    await heading(page, 'october-mended.xlsx');
    await approve(page, 'confirmed');
  });

  await test.step('the owner sees it validated, publishes it and closes the month', async () => {
    await sitDown(page, owner, '/owner/reportingTasks');
    await heading(page, 'Reporting Tasks');
    await expect(row(page, ref)).toContainText('Validated');
    for (const [answer, label] of [
      ['Cancel', 'Validated'],
      ['Publish', 'Published'],
    ] as const) {
      await row(page, ref)
        .getByRole('button', { name: `Actions for ${ref}` })
        .click();
      await page.getByRole('menuitem', { name: 'Publish' }).click();
      await expect(dialog(page)).toContainText('Are you sure you want to publish?');
      await dialog(page).getByRole('button', { name: answer }).click();
      await expect(row(page, ref)).toContainText(label, { timeout: WORK_MS });
    }
    await page.goto(`${serverUrl()}/owner/monthEnd`);
    await page.getByRole('button', { name: 'Populate Data' }).click({ timeout: WORK_MS });
    await dialog(page).getByRole('button', { name: 'Populate Data' }).click();
    await expect(page.getByText('Month-end data populated')).toBeVisible({ timeout: WORK_MS });
    await page.goto(`${serverUrl()}/owner/reports`);
    await page.getByRole('button', { name: 'Publish 2026/10' }).click({ timeout: WORK_MS });
    await dialog(page).getByRole('button', { name: 'Publish' }).click();
    await expect(row(page, 'Asset pack')).toBeVisible({ timeout: WORK_MS });
  });

  await test.step('a published figure leads to the cell of the manager’s workbook', async () => {
    await row(page, ref).getByRole('link').first().click();
    await heading(page, new RegExp(ref));
    await page.getByRole('button', { name: '5,100' }).first().click();
    const trace = page.getByRole('complementary').or(dialog(page));
    await expect(trace.getByText('Mandates!C2')).toBeVisible({ timeout: WORK_MS });
    await expect(trace.getByText('october-mended.xlsx')).toBeVisible();
  });

  await test.step('manager and reader open it', async () => {
    for (const [login, area] of [
      [manager, 'manager'],
      [reader, 'owner'],
    ] as const) {
      await sitDown(page, login, `/${area}/reports`);
      await row(page, ref).first().getByRole('link').first().click({ timeout: WORK_MS });
      await heading(page, new RegExp(ref));
      await expect(page.getByText('5,100').first()).toBeVisible();
    }
  });

  await test.step('the manager corrects the month that was confirmed, which is a proposal', async () => {
    await sitDown(page, manager, '/manager/import');
    const corrected = await workbook('october-corrected.xlsx', [[ref, OCTOBER, 5_120_000_000, 0]]);
    await page.getByLabel('Choose files').setInputFiles(corrected);
    await page.getByRole('link', { name: 'october-corrected.xlsx' }).click({ timeout: WORK_MS });
    await expect(page.getByRole('table', { name: 'Findings' })).toContainText('The month is populated', { timeout: WORK_MS });
    await approve(page, 'a dividend was booked late', 'Proposed to the client, who decides');
  });

  await test.step('the owner accepts the change with a reason', async () => {
    await sitDown(page, owner, '/owner/reportingTasks');
    const waiting = page.getByRole('table', { name: 'Proposed changes' });
    await expect(waiting.getByRole('row').filter({ hasText: 'october-corrected.xlsx' })).toContainText('a dividend was booked late');
    await waiting.getByRole('link', { name: 'october-corrected.xlsx' }).click({ timeout: WORK_MS });
    await page.getByRole('button', { name: 'Accept' }).click({ timeout: WORK_MS });
    await dialog(page).locator('[data-field="reason"]').fill('A dividend was booked late');
    await dialog(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Change accepted')).toBeVisible({ timeout: WORK_MS });
  });

  await test.step('the owner sees what it did and issues a new version', async () => {
    await sitDown(page, owner, '/owner/reports');
    await row(page, ref)
      .getByRole('link', { name: /changed since publication/ })
      .click({ timeout: WORK_MS });
    await heading(page, new RegExp(`^Restatement: ${ref}`));
    await expect(row(page, 'Market value').first()).toContainText('october-corrected.xlsx');
    await expect(row(page, 'Market value').first()).toContainText('accepted because: A dividend was booked late');
    await page.getByRole('textbox', { name: 'What changed and why' }).fill('A dividend was booked late');
    await page.getByRole('button', { name: 'Issue a new version' }).click();
    await dialog(page).getByRole('button', { name: 'Issue a new version' }).click();
    await expect(page.getByText('New version published')).toBeVisible({ timeout: WORK_MS });
    await expect(page.getByText('The content matches its hash')).toBeVisible({ timeout: WORK_MS });
    await expect(page.getByText('A dividend was booked late').first()).toBeVisible();
    await expect(page.getByText('5,120').first()).toBeVisible();
  });
});
