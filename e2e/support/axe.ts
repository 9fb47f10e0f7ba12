import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { redress } from '#support/look';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Themes differ in colours only, so only these rules can have different results. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

const LOADING = ['status', 'progressbar']
  .flatMap(role => ['Loading', '読み込み中'].map(name => `[role=${role}][aria-label=${name}]`))
  .join();

/**
 * Three samples of every kind of text on the page: texts with the same colours, size and weight on the same backgrounds have the same
 * contrast. Checking every cell of a table would take longer than all other rules together. Runs in the page.
 */
function textSamples(): Element[] {
  const SAMPLES = 3;
  const styles = new Map<Element, { own: string; behind: string }>();
  const styleOf = (element: Element): { own: string; behind: string } => {
    const known = styles.get(element);
    if (known) return known;
    const { color, fontSize, fontWeight, textDecorationLine, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const ground = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const behind = element.parentElement ? styleOf(element.parentElement).behind : '';
    const isClear = ground === 'rgba(0, 0, 0, 0) none 1';
    const style = { own: [color, fontSize, fontWeight, textDecorationLine].join(), behind: isClear ? behind : `${ground} over ${behind}` };
    styles.set(element, style);
    return style;
  };
  const hasText = (element: Element) =>
    element.matches('a[href], [role=link], input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  const kinds = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element)) continue;
    const around = element.parentElement ? styleOf(element.parentElement).own : '';
    const { own, behind } = styleOf(element);
    const isOff = element.closest('[disabled], [aria-disabled=true], [inert], [aria-hidden=true]') !== null;
    const kind = [element.tagName, own, behind, around, isOff, element.checkVisibility()].join('|');
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  return [...kinds.values()].flatMap(all => all.slice(0, SAMPLES));
}

/**
 * Expects no violation on the settled page. Contrast can only be measured once fonts, fades and late frames are done, so it waits for them.
 */
export async function checkAxe(
  page: Page,
  { only, without }: { only?: readonly string[]; without?: readonly string[] } = {},
): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const left = Object.fromEntries((without ?? []).map(rule => [rule, { enabled: false }]));
  const options = { resultTypes: ['violations'], rules: left, ...(only ? { runOnly: only } : {}) };
  const isAboutColours = only?.every(rule => COLOURS.includes(rule)) ?? false;
  const where = isAboutColours ? `{ include: (${textSamples.toString()})() }` : 'document';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${where}, ${JSON.stringify(options)})`);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help}\n    ${node.target.join(' ')}\n    ${node.html.slice(0, 200)}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * The same in both languages and both themes, in one visit: the look is changed in the open page, as another tab would change it. Every
 * rule is checked in each language and theme; colours, the slowest rules, only where they can differ. The page is left in Japanese and
 * light.
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
      // A spinner never ends, so it is not waited for.
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
