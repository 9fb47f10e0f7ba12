import type { Page } from '@playwright/test';

/** Every route pattern behind the sign-in, from the running app's router. */
export async function routePatterns(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: { routesById: Record<string, { fullPath: string }> } }; // set by the router itself
    return Object.entries(router.routesById).flatMap(([id, { fullPath }]) => (id.startsWith('/shell/') ? [fullPath] : []));
  });
}
