import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServerProcess, temporaryDataDir, type ServerProcess } from '@hakaru/tools/server-process';
import { expect, test, type Page } from '@playwright/test';
import { dress } from '#support/look';
import { enterWith, logIn, serverUrl } from '#support/sign-in';
import type { UserName } from '#support/users';

const WORK_MS = 240_000;
const file = (name: string) => fileURLToPath(new URL(`../demo-files/${name}`, import.meta.url));
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** The tour populates October of the demo institution, so it has a server of its own, like a reader of the README. */
let server: ServerProcess | undefined;
let dataDir: { path: string; remove(): void } | undefined;
const shared = process.env['E2E_URL'];
test.beforeAll(async () => {
  test.setTimeout(900_000);
  dataDir = temporaryDataDir('tour');
  const logFile = fileURLToPath(new URL('../.cache/e2e/tour.log', import.meta.url));
  server = await startServerProcess({ dataDir: dataDir.path, logFile, env: { DEMO_MONTHS: '4' } });
  process.env['E2E_URL'] = server.url;
});
test.afterAll(async () => {
  if (shared !== undefined) process.env['E2E_URL'] = shared;
  await server?.stop();
  dataDir?.remove();
});

async function sitDown(page: Page, name: UserName, path: string): Promise<void> {
  await enterWith(page, await logIn(name));
  await dress(page, { language: 'en', theme: 'light' });
  await page.goto(`${serverUrl()}${path}`);
}

/** A numbered step of the README's walk through the month: its heading and its instructions. */
type Step = { heading: string; text: string };

function stepsOfReadme(): Step[] {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const walk = readme.slice(readme.indexOf('**Try it with files.**'), readme.indexOf('**Why it came out so.**'));
  return [...walk.matchAll(/^\d\. \*\*(.+?)\*\* (.+)$/gm)].map(([, heading = '', text = '']) => ({ heading, text }));
}

/** The files a step names, in its order: a file not named there is not sent. */
const filesOf = ({ text }: Step): string[] => [...text.matchAll(/`([\w-]+\.xlsx)`/g)].map(([, name = '']) => name);

async function send(page: Page, name: string, client?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Import Data' })).toBeVisible();
  if (client) {
    await page
      .getByRole('combobox', { name: 'Client' })
      .or(page.getByRole('textbox', { name: 'Client' }))
      .first()
      .click();
    await page.getByRole('option', { name: client }).click();
  }
  await page.getByLabel('Choose files').setInputFiles(file(name));
  await page.getByRole('link', { name }).click({ timeout: WORK_MS });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click({ timeout: WORK_MS });
  const reason = dialog(page).getByRole('textbox', { name: 'Reason' });
  if (await reason.isVisible()) await reason.fill('as agreed with the client');
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Import approved').first()).toBeVisible({ timeout: WORK_MS });
}

const CLIENT = 'Hoshikawa Electric Corporate Pension Fund';

async function sendBroken(page: Page, [broken = '', right = '', corrected = '']: readonly string[]): Promise<void> {
  await sitDown(page, 'tsubaUser', '/manager/import');
  await send(page, broken, CLIENT);
  const findings = page.getByRole('table', { name: 'Findings' });
  await expect(findings).toContainText('HRE01', { timeout: WORK_MS });
  await expect(findings).toContainText('5,475,O96,095');
  await expect(findings.getByText('Error', { exact: true })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download error workbook' }).click();
  expect((await download).suggestedFilename()).toBe(broken.replace('.xlsx', '_findings.xlsx'));
  await page.getByLabel('Upload corrected file').last().setInputFiles(file(right));
  await expect(page.getByRole('heading', { level: 1, name: right })).toBeVisible({ timeout: WORK_MS });
  await approve(page);
  await page.goto(`${serverUrl()}/manager/import`);
  await send(page, corrected, CLIENT);
  await approve(page);
}

async function sendTheRest(page: Page, [hedged = '', three = '', index = '']: readonly string[]): Promise<void> {
  for (const name of [hedged, three]) {
    await sitDown(page, 'marloAdmin', '/manager/import');
    await send(page, name, CLIENT);
    await approve(page);
  }
  await sitDown(page, 'hoshiUser', '/owner/import');
  await send(page, index);
  await approve(page);
}

async function populateAndPublish(page: Page): Promise<void> {
  await sitDown(page, 'hoshiAdmin', '/owner/reportingTasks');
  for (const ref of ['HRE01', 'HDE02', 'HFH02', 'HAL01', 'HFB01', 'HFE02'])
    await expect(row(page, ref).first()).toContainText(/Validated|Revalidated/, { timeout: WORK_MS });
  // What was just sent was received on the day the page calls today.
  await expect(page.getByText('today 2026/11/10')).toBeVisible();
  await expect(row(page, 'HRE01').first()).toContainText('2026/11/10');
  await page.goto(`${serverUrl()}/owner/monthEnd`);
  await page.getByRole('button', { name: 'Populate Data' }).click({ timeout: WORK_MS });
  await expect(dialog(page)).toContainText('Populate data for 2026/10/31?');
  await dialog(page).getByRole('button', { name: 'Populate Data' }).click();
  await expect(page.getByText('Month-end data populated')).toBeVisible({ timeout: WORK_MS });
  await page.goto(`${serverUrl()}/owner/reports`);
  await page.getByRole('button', { name: 'Publish 2026/10' }).click({ timeout: WORK_MS });
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(row(page, 'Asset pack').first()).toContainText('2026/10/31', { timeout: WORK_MS });
}

async function openTheCell(page: Page): Promise<void> {
  await page.goto(`${serverUrl()}/owner/overview`);
  await page.locator('dl > div').first().getByRole('button').first().click({ timeout: WORK_MS });
  const trace = page.getByRole('dialog', { name: 'Trace' });
  for (const part of [/Domestic equity/, /Domestic small cap active/])
    await trace.getByRole('row', { name: part }).getByRole('button').click();
  await expect(trace.getByText(/TSUBA_HOSHI_2026-10_HDE02_corrected\.xlsx/).first()).toBeVisible({ timeout: WORK_MS });
  await expect(trace.getByText(/!C2$/).first()).toBeVisible();
  const value = await trace.locator('b').first().innerText();
  await trace.getByRole('link', { name: 'Open the file at this cell' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'TSUBA_HOSHI_2026-10_HDE02_corrected.xlsx' })).toBeVisible({ timeout: WORK_MS });
  await expect(page.locator('td[aria-current=location]')).toContainText(value);
}

/** The actions for each heading of the README. A step that is added, dropped or renamed there fails here. */
const doing: Readonly<Record<string, (page: Page, files: readonly string[]) => Promise<void>>> = {
  'A broken workbook comes back with remarks, and is sent again in its place.': sendBroken,
  'The others send what October still waits for.': sendTheRest,
  'The owner populates the month and publishes.': populateAndPublish,
  'From the total down to the cell.': openTheCell,
};

test('the README’s walk through the month can be done as written, on the files of demo-files', async ({ page }) => {
  test.setTimeout(1_800_000);
  const steps = stepsOfReadme();
  expect(steps.map(({ heading }) => heading)).toEqual(Object.keys(doing));
  for (const step of steps) await test.step(step.heading, async () => await doing[step.heading]?.(page, filesOf(step)));
});
