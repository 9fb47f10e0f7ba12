import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe, checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 120_000;
const pdf = Buffer.from('%PDF-1.7\nterms of the deal\nstartxref\n9\n%%EOF\n');

test('a document is attached to a draft, and the trust bank opens it once the instruction is final; support finds it by number [2.5.03]', async ({
  page,
}) => {
  const { instructionMandates } = await askAs<{ instructionMandates: { id: string; ref: string }[] }>(
    'hoshiAdmin',
    '{ instructionMandates { id ref } }',
  );
  const entityId = instructionMandates.find(({ ref }) => ref === 'HFE01')?.id;
  const days = { tradeDate: '2026-11-10', settlementDate: '2026-11-27' };
  const input = { entityId, category: 'Fee', type: 'fee', ...days, currency: 'JPY', amount: '450000', toName: 'Fee account' };
  const { createInstruction } = await askAs<{ createInstruction: { id: string } }>(
    'hoshiUser',
    `mutation($input: InstructionInput!) { createInstruction(input: $input) { id } }`,
    { input },
  );
  const { id } = createInstruction;
  await open(page, `/owner/instructions/${id}`, { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Attach' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name: 'deal.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('dialog').getByRole('button', { name: 'Attach' }).click();
  await expect(page.getByText('Document attached')).toBeVisible();
  const documents = page.getByRole('table', { name: 'Documents' });
  await expect(documents.getByRole('row', { name: /deal\.pdf/ })).toContainText('Attachment');
  await expect(page.getByRole('button', { name: 'Remove deal.pdf' })).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Finalize' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize' }).click();
  await expect(page.getByText('Instruction finalized')).toBeVisible();
  await expect(documents.getByRole('row', { name: /_ja\.pdf/ })).toContainText('Instruction sheet', { timeout: ARRIVAL_MS });
  await expect(page.getByRole('button', { name: 'Remove deal.pdf' })).toHaveCount(0);
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await open(page, `/client/instructions/${id}`, { as: 'komorUser', language: 'en', theme: 'light', width: 1440 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download deal.pdf' }).click({ timeout: ARRIVAL_MS });
  expect(await readFile(await (await download).path())).toEqual(pdf);

  await open(page, '/admin/organisations', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Instruction Livedocs Lookup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Instruction Livedocs Lookup' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Instruction no. or id' }).fill(number);
  const found = page.getByRole('table', { name: `Documents ${number}` });
  await expect(found.getByRole('row')).toHaveCount(4);
  await expect(found.getByRole('row', { name: /deal\.pdf/ })).toBeVisible();
  await checkEveryLook(page);
  await expectFitsPhone(page);
});
