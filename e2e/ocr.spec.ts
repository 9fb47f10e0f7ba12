import { expect, test } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const SCAN = 'Digital Infra I Capital Call Notice C-14';
// The scan is read after all other documents of the demo, by a low-priority process.
const ARRIVAL_MS = 420_000;

type Documents = { documents: { data: { id: string; name: string; ocr: { pages: number; read: number } }[] } };
type Contents = { documentContents: { values: { name: string; value: string | null; confidence: number }[] } };

async function scanOnceRead(): Promise<string> {
  const query = `query($search: String) { documents(first: 20, search: $search) { data { id name ocr { pages read } } } }`;
  const find = async () =>
    (await askAs<Documents>('hoshiReadonly', query, { search: SCAN })).documents.data.find(({ name }) => name === SCAN);
  await expect.poll(async () => (await find())?.ocr, { timeout: ARRIVAL_MS, intervals: [2_000] }).toEqual({ pages: 1, read: 1 });
  const id = (await find())?.id ?? '';
  const values = `query($id: ID!) { documentContents(documentId: $id) { values { name value confidence } } }`;
  const total = async () =>
    (await askAs<Contents>('hoshiReadonly', values, { id })).documentContents.values.find(({ name }) => name === 'Total amount');
  await expect.poll(async () => (await total())?.value, { timeout: ARRIVAL_MS, intervals: [2_000] }).toBe('240000');
  expect((await total())?.confidence).toBeLessThanOrEqual(80);
  return id;
}

test('a notice that came on paper: its letters are read by OCR, its values lead to their boxes, and both say so', async ({ page }) => {
  test.setTimeout(2 * ARRIVAL_MS);
  const id = await scanOnceRead();
  await open(page, `/owner/documents/${id}/contents`, { as: 'hoshiAdmin', language: 'en', theme: 'light' });
  await expect(page.getByText('Read by OCR', { exact: true })).toBeVisible();
  await expect(page.getByText(/lower confidence: compare them with the file/)).toBeVisible();
  const sheet = page.getByRole('group', { name: /page 1/i });
  await expect(sheet.getByText('240,000.00', { exact: true })).toBeVisible();
  const box = sheet.getByRole('button', { name: 'Total amount' });
  await box.press('Enter');
  await expect(box).toHaveAttribute('data-chosen', 'true');
  await checkAxe(page);
  await open(page, `/owner/documents/${id}`, { as: 'hoshiReadonly', language: 'jp', theme: 'dark', width: 390 });
  await expect(page.getByText('OCR読取', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/原本と照合してください/)).toBeVisible();
  await expectFitsPhone(page);
});
