import { expect, type Page, type Request, type Route } from '@playwright/test';

type Cache = { removeQueries(wanted: { predicate: (query: { queryKey: readonly unknown[] }) => boolean }): void };
type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedProps: { client?: Partial<Cache> } | null };

/** Queries the shell needs; without them there is no page to click on. */
const KEPT = ['profile', 'site'];

/** Holds responses back until they are released, so that a page can be tested while it is loading. */
export class HeldAnswers {
  private readonly held: Route[] = [];
  private isHolding = false;
  private readonly unanswered = new Set<Request>();
  private work: string[] = [];

  private constructor(private readonly page: Page) {}

  static async of(page: Page): Promise<HeldAnswers> {
    const answers = new HeldAnswers(page);
    await page.route('**/graphql', route => {
      const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string }; // what the app sends
      if (query.trimStart().startsWith('mutation')) return answers.spare(route);
      answers.unanswered.add(route.request());
      if (answers.isHolding) answers.held.push(route);
      else void route.continue();
    });
    page.on('requestfinished', request => void answers.unanswered.delete(request));
    page.on('requestfailed', request => void answers.unanswered.delete(request));
    page.on('download', download => void answers.work.push(download.suggestedFilename()));
    return answers;
  }

  /** Requests to the server from here on: mutations, which are not passed on, and files. */
  watchWork(): readonly string[] {
    return (this.work = []);
  }

  /** Goes to a page of the running app without any of its data, and waits until it is rendered as far as possible. */
  async walk(path: string): Promise<void> {
    this.isHolding = false;
    await Promise.all(this.held.splice(0).map(route => route.abort().catch(() => undefined))); // its page may be gone
    this.unanswered.clear();
    this.isHolding = true;
    await this.page.keyboard.press('Escape'); // a confirmation stays open when its page is left
    // The page already shown keeps its data, so it is left before it is opened again.
    if (new URL(this.page.url()).pathname === path) {
      await this.page.evaluate(forgetData, { path: AWAY, kept: KEPT });
      await this.page.waitForFunction(isShown, AWAY, { timeout: 45_000 });
    }
    await this.page.evaluate(forgetData, { path, kept: KEPT });
    await this.page.waitForFunction(isShown, path, { timeout: 45_000 });
    await this.frames();
  }

  /** Releases everything, and waits until it has arrived, including the requests it triggers. */
  async letThrough(): Promise<void> {
    this.isHolding = false;
    await Promise.all(this.held.splice(0).map(route => route.continue().catch(() => undefined))); // the page that sent it may be gone
    await expect
      .poll(async () => {
        await this.frames();
        return this.unanswered.size;
      })
      .toBe(0);
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await this.frames();
  }

  private spare(route: Route): void {
    this.work.push(route.request().postData() ?? '');
    void route.abort();
  }

  private async frames(): Promise<void> {
    await this.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

/** A page without queries, visited between two that have some. */
const AWAY = '/research';

/** Whether the router has arrived at a path, or where it redirects to. */
function isShown(path: string): boolean {
  const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: { state: { resolvedLocation?: { pathname: string } } } }; // set by the router itself
  const at = router.state.resolvedLocation?.pathname;
  return document.querySelector('main h1') !== null && at === location.pathname && (at === path || location.pathname !== path);
}

/** Navigates, and removes cached queries. The query cache is found through React's internals, because the app does not expose it. */
function forgetData({ path, kept }: { path: string; kept: readonly string[] }): void {
  window.history.pushState({}, '', path);
  const root = document.querySelector('#root') ?? document.body;
  const key = Object.keys(root).find(name => name.startsWith('__reactContainer$')) ?? '';
  const waiting = [(root as unknown as Record<string, Fiber | undefined>)[key]]; // React's own mark on the element it renders into
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    const { removeQueries } = fiber.memoizedProps?.client ?? {};
    if (removeQueries)
      return removeQueries.call(fiber.memoizedProps?.client, { predicate: ({ queryKey }) => !kept.includes(String(queryKey[0])) });
    waiting.push(...[fiber.sibling, fiber.child].flatMap(next => next ?? []));
  }
  throw new Error('the cache of the app was not found');
}
