import { expect, test, type Page } from '@playwright/test';
import { open } from '#support/look';
import type { UserName } from '#support/users';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
/** Parameters that hold a word, not an id. */
const WORDS: Readonly<Record<string, string>> = {
  $tab: 'nope',
  $code: 'XX',
  $pair: 'XXXYYY',
  $securityRef: 'NOPE',
  $treeId: `${UNKNOWN}:nope`,
};

/** Every address pattern of the running app, as its router holds them. */
async function patternsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: { routesById: Record<string, { fullPath: string }> } }; // set by the router itself
    return Object.entries(router.routesById).flatMap(([id, { fullPath }]) => (id.startsWith('/shell/') ? [fullPath] : []));
  });
}

/** Addresses below a pattern that hold an id or a tab nobody has, and one level deeper than the pattern goes. */
function unknownBelow(pattern: string, area: string): string[] {
  const path = pattern.replace('$role', area);
  const filled = path.replaceAll(/\$\w+/g, name => WORDS[name] ?? UNKNOWN);
  return [...(path.includes('$') ? [filled] : []), `${filled}/nope/nope`];
}

/** A manager has no asset of its own, and these pages say so instead. */
const OF_AN_ASSET = /^\/\$role\/(mandates|assetClasses|benchmarks|accounts)/;

const AREAS: readonly { as: UserName; area: string; has: (pattern: string) => boolean }[] = [
  { as: 'hoshiAdmin', area: 'owner', has: pattern => !/^\/(admin|client)/.test(pattern) },
  { as: 'marloAdmin', area: 'manager', has: pattern => pattern.startsWith('/$role/') && !OF_AN_ASSET.test(pattern) },
  { as: 'superUser', area: 'admin', has: pattern => pattern.startsWith('/admin') },
];

for (const { as, area, has } of AREAS) {
  test(`2.3.22 an unknown id or tab below every route is Page Not Found inside the shell: ${area}`, async ({ page }) => {
    test.setTimeout(600_000);
    await open(page, '/notifications', { as, language: 'jp' });
    await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible();
    const patterns = (await patternsOf(page)).filter(pattern => !pattern.includes('$/') && !pattern.endsWith('/$') && has(pattern));
    expect(patterns.length).toBeGreaterThan(10);
    for (const path of new Set(patterns.flatMap(pattern => unknownBelow(pattern, area)))) {
      await test.step(path, async () => {
        await page.evaluate(to => window.history.pushState({}, '', to), path);
        // The address is named on the screen, so it is no leftover of the one before.
        await expect.soft(page.getByRole('main').getByText(`${path} に該当するページはありません。`), path).toBeVisible();
        await expect.soft(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' }), path).toBeVisible();
        await expect.soft(page.getByRole('banner'), path).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
      });
    }
  });
}
