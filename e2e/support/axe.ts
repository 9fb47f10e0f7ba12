import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { redress } from '#support/look';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A theme changes colours and nothing else, so these rules are all that can differ between two themes of a page. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

const LOADING = ['status', 'progressbar']
  .flatMap(role => ['Loading', '読み込み中'].map(name => `[role=${role}][aria-label=${name}]`))
  .join();

/** No violation on the page as it rests. Contrast is only real once fonts, fades and late frames are done, so it waits for them. */
export async function checkAxe(
  page: Page,
  { only, without }: { only?: readonly string[]; without?: readonly string[] } = {},
): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const left = Object.fromEntries((without ?? []).map(rule => [rule, { enabled: false }]));
  const options = { resultTypes: ['violations'], rules: left, ...(only ? { runOnly: only } : {}) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help}\n    ${node.target.join(' ')}\n    ${node.html.slice(0, 200)}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * The same in both languages and both themes, in one visit: the look is changed under the open page, as another tab would change it.
 * Every rule is judged in either language and in either theme; colours, the slowest of them, only where they can differ. The page is
 * left in Japanese and light.
 */
export async function checkEveryLook(page: Page): Promise<void> {
  await redress(page, { language: 'en', theme: 'light' });
  await checkAxe(page, { without: COLOURS });
  await redress(page, { theme: 'dark' });
  await checkAxe(page, { only: COLOURS });
  await redress(page, { language: 'jp' });
  await checkAxe(page, { without: COLOURS });
  await redress(page, { theme: 'light' });
  await checkAxe(page, { only: COLOURS });
}

/** Waits for what is loading, for fonts, for animations that end, and for two frames in which nothing changes. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    async ({ patienceMs, loading }) => {
      const deadline = performance.now() + patienceMs;
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
      const isLoading = () => document.querySelector(loading) !== null;
      // A spinner turns for ever: it is no reason to wait.
      const isMoving = () =>
        document
          .getAnimations()
          .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      let changes = 0;
      const watcher = new MutationObserver(() => changes++);
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      await document.fonts.ready;
      for (let quiet = 0; quiet < 2 && performance.now() < deadline;) {
        const before = changes;
        await frame();
        quiet = isLoading() || isMoving() || changes !== before ? 0 : quiet + 1;
      }
      watcher.disconnect();
    },
    { patienceMs: 20_000, loading: LOADING },
  );
}
