import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

export const HOSHI = demoId('HOSHI');
export const TSUBA = demoId('TSUBA');

/** The demo with users of its owner, of the manager Tsubaki and a colleague there, and of an unrelated organisation. */
export type ManagerDesk = Record<'owner' | 'reader' | 'manager' | 'colleague' | 'stranger', string> & { server: TestServer };

export async function openManagerDesk(): Promise<ManagerDesk> {
  const server = await openTestServer();
  await server.sql(`update app_user set agreed_at = now() where email = 'new@tsubaki.example'`);
  return {
    server,
    owner: await server.as('admin@hoshikawa.example'),
    reader: await server.as('view@hoshikawa.example'),
    manager: await server.as('ops@tsubaki.example'),
    colleague: await server.as('new@tsubaki.example'),
    stranger: await server.as('admin@shirasagi.example'),
  };
}

/** Runs a mutation of an import; returns the requested fields, or why it was refused. */
export function changesOf(desk: () => TestServer, shown: string) {
  return async (token: string | undefined, mutation: string, given: Record<string, unknown>, types = '') => {
    const document = `mutation($id: ID!, $version: Int!${types}) { done: ${mutation} { ${shown} } }`;
    const { data, errors } = await desk().ask(token, document, given);
    return data?.done ?? errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
  };
}
