import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation on the page as it rests. Contrast is only real once fonts, fades and late frames are done, so it waits for them. */
export async function checkAxe(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, { resultTypes: ['violations'] })`);
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help}\n    ${node.target.join(' ')}\n    ${node.html.slice(0, 200)}`),
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

/** Waits for fonts, for animations that end, and for two frames in which nothing changes. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async patienceMs => {
    const deadline = performance.now() + patienceMs;
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    // A spinner turns for ever: it is no reason to wait.
    const isMoving = () =>
      document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    let changes = 0;
    const watcher = new MutationObserver(() => changes++);
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await document.fonts.ready;
    for (let quiet = 0; quiet < 2 && performance.now() < deadline; ) {
      const before = changes;
      await frame();
      quiet = isMoving() || changes !== before ? 0 : quiet + 1;
    }
    watcher.disconnect();
  }, 10_000);
}
