import { expect } from 'vitest';
import type { TestServer } from './test-server';

/** The session token of support working in an organisation. */
export async function supportInside(server: TestServer, organisationId: string): Promise<string> {
  const token = await server.signIn('super@platform.example');
  const reply = await server.ask(token, `mutation { startImpersonation(organisationId: "${organisationId}", role: "admin") { id } }`);
  expect(reply.errors).toBeUndefined();
  return token;
}
