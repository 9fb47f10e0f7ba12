import { expect, type Page } from '@playwright/test';
import { open } from '#support/look';

/** The first document of a run waits behind those of the demo. */
const READ_MS = 300_000;

/** A PDF with one line per text, on one page or repeated on several. */
export function pdfOf(lines: readonly string[], pages = 1): Buffer {
  const drawn = `BT /F1 12 Tf 72 770 Td 18 TL ${lines.map(line => `(${line}) Tj T*`).join(' ')} ET`;
  const sheet = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>';
  const sheets = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${sheets.join(' ')}] /Count ${pages} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...sheets.map(() => sheet),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`, 'latin1');
}

/** Drops a PDF on the import screen and waits until it is read. */
export async function importPdf(page: Page, name: string, lines: readonly string[], pages = 1): Promise<void> {
  await open(page, '/owner/documents/import', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdfOf(lines, pages) };
  await page.getByLabel('Choose files').setInputFiles(file);
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('Read', { exact: true })).toBeVisible({ timeout: READ_MS });
}
