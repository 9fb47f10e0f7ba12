import { expect, test, type Page } from '@playwright/test';
import { hostileFiles, type HostileFile } from '@hakaru/tools/hostile-files';
import { askWith } from '#support/ask';
import { logIn, onOurOrigin, serverUrl } from '#support/sign-in';

declare global {
  interface Window {
    ran: number;
  }
}

/** The upload endpoints with their fields. No other test reads the lists of this sender. */
const doors = {
  documents: { as: 'redfernAdmin', fields: { name: 'Notice', type: 'MMR_DOC' } },
  imports: { as: 'redfernAdmin', fields: { runMode: 'sync' } },
} as const;

for (const [door, { as, fields }] of Object.entries(doors))
  test(`row 26: every file that is not what it is called is refused by /${door}, or leaves it as a file that nothing runs`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(60);
    const { token } = await logIn(as);
    const kept: { id: string; what: string }[] = [];
    for (const file of files) {
      const { status, body } = await send(door, token, file, fields);
      expect([200, 201, 413, 422], `${file.what}: ${status} ${JSON.stringify(body)}`).toContain(status);
      if (body.id && !kept.some(({ id }) => id === body.id)) kept.push({ id: body.id, what: file.what });
    }
    expect(kept.length, 'files that were kept').toBeGreaterThan(0);
    await expectInert(page, token, kept.map(({ id }) => `/api/${door}/${id}/file`)); // oxfmt-ignore
    if (door === 'documents') for (const { id } of kept) await remove(token, id);
  });

type Answer = { id?: string; errors?: Record<string, string[]> };

async function send(
  door: string,
  token: string,
  { name, bytes }: HostileFile,
  fields: Record<string, string>,
): Promise<{ status: number; body: Answer }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([new Uint8Array(bytes)], name));
  const reply = await fetch(`${serverUrl()}/api/${door}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  return { status: reply.status, body: (await reply.json()) as Answer }; // both endpoints respond so
}

/** Opened as a page the file is downloaded; referenced by our pages as a script, a style or a frame it does nothing. */
async function expectInert(page: Page, token: string, paths: readonly string[]): Promise<void> {
  page.on('dialog', dialog => void dialog.dismiss());
  await page.addInitScript(() => Object.assign(window, { ran: 0, boom: () => window.ran++ }));
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
  await onOurOrigin(page);
  for (const path of paths) {
    const download = page.waitForEvent('download');
    await page.goto(`${serverUrl()}${path}`).catch(() => undefined); // a download aborts the navigation
    expect(new URL((await download).url()).pathname).toBe(path);
  }
  await page.goto(`${serverUrl()}/login`);
  const settled = await page.evaluate(async paths => {
    const one = (tag: string, attribute: string, path: string) =>
      new Promise<string>(resolve => {
        const element = document.createElement(tag);
        if (tag === 'link') element.setAttribute('rel', 'stylesheet');
        for (const event of ['load', 'error']) element.addEventListener(event, () => resolve(event));
        element.setAttribute(attribute, path);
        document.body.append(element);
        setTimeout(() => resolve('silent'), 3_000); // a download in a frame never ends
      });
    const ways = [['script', 'src'], ['link', 'href'], ['object', 'data'], ['iframe', 'src']] as const; // oxfmt-ignore
    const ends = await Promise.all(paths.flatMap(path => ways.map(async ([tag, name]) => [tag, await one(tag, name, path)])));
    return ends.filter(([tag, end]) => (tag === 'script' || tag === 'link') && end === 'load');
  }, paths);
  expect(settled, 'files that came as a program or a style').toEqual([]);
  expect(await page.evaluate(() => window.ran)).toBe(0);
  for (const frame of page.frames()) expect(await frame.evaluate(() => window.ran).catch(() => 0)).toBe(0);
}

async function remove(token: string, id: string): Promise<void> {
  const { document } = await askWith<{ document: { version: number } }>(token, 'query($id: ID!) { document(id: $id) { version } }', { id });
  await askWith(token, 'mutation($id: ID!, $version: Int!) { deleteDocument(id: $id, version: $version) }', {
    id,
    version: document.version,
  });
}
