import { expect, test, type Page } from '@playwright/test';
import { AREAS } from '#support/areas';
import { open, redress } from '#support/look';
import { routePatterns } from '#support/route-patterns';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
/** Parameters that contain a word instead of an id. */
const WORDS: Readonly<Record<string, string>> = {
  $tab: 'nope',
  $code: 'XX',
  $pair: 'XXXYYY',
  $securityRef: 'NOPE',
  $treeId: `${UNKNOWN}:nope`,
};

/** Addresses of a pattern with an unknown id or tab, and one level deeper than the pattern goes. */
function unknownBelow(pattern: string, area: string): string[] {
  const path = pattern.replace('$role', area);
  const filled = path.replaceAll(/\$\w+/g, name => WORDS[name] ?? UNKNOWN);
  return [...(path.includes('$') ? [filled] : []), `${filled}/nope/nope`];
}

const WORDS_OF = {
  en: { title: 'Page Not Found', body: (path: string) => `There is nothing at ${path}.` },
  jp: { title: 'ページが見つかりません', body: (path: string) => `${path} に該当するページはありません。` },
};

/** The address is shown on the screen, so it is not left over from the previous one. */
async function expectNotFound(page: Page, path: string, language: keyof typeof WORDS_OF): Promise<void> {
  const { title, body } = WORDS_OF[language];
  await expect.soft(page.getByRole('main').getByText(body(path)), path).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
  await expect.soft(page.getByRole('banner'), path).toBeVisible();
}

for (const { as, area, has } of AREAS) {
  test(`2.3.22 an unknown id or tab below every route is Page Not Found inside the shell, in both languages: ${area}`, async ({ page }) => {
    test.setTimeout(600_000);
    await open(page, '/notifications', { as, language: 'jp' });
    await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible();
    const patterns = (await routePatterns(page)).filter(pattern => !pattern.includes('$/') && !pattern.endsWith('/$') && has(pattern));
    expect(patterns.length).toBeGreaterThan(10);
    for (const path of new Set(patterns.flatMap(pattern => unknownBelow(pattern, area)))) {
      await test.step(path, async () => {
        await page.evaluate(to => window.history.pushState({}, '', to), path);
        await expectNotFound(page, path, 'jp');
        await redress(page, { language: 'en' });
        await expectNotFound(page, path, 'en');
        await redress(page, { language: 'jp' });
        expect(new URL(page.url()).pathname).toBe(path);
      });
    }
  });
}
