import { expect, test } from '@playwright/test';
import { checkAxe, COLOURS } from '#support/axe';

const row = (style: string) => `<tr><td style="${style}">1,234.5</td></tr>`;
const page80 = (odd: string) => `<html lang="en"><title>t</title><body style="background:#fff"><main><h1>t</h1><table>
  ${row('color:#111').repeat(60)}${odd}${row('color:#111').repeat(20)}</table></main></body></html>`;

test('one text that cannot be read is found among eighty of the same kind that can', async ({ page }) => {
  await page.setContent(page80(row('color:#111')));
  await checkAxe(page, { only: COLOURS });
  for (const odd of ['color:#ccc', 'color:#111;background:#222', 'color:#111;opacity:0.3']) {
    await page.setContent(page80(row(odd)));
    await expect(checkAxe(page, { only: COLOURS })).rejects.toThrow('color-contrast');
  }
});
