import type { ServiceToken } from '@hakaru/contract/service-tokens';
import type { Answer, TestServer } from '#testing/test-server';

export type Token = ServiceToken;
type Input = { name: string; scopes: readonly string[]; allowedCidrs?: readonly string[]; days?: number };

const FIELDS = 'id version name scopes allowedCidrs createdBy expiresAt lastUsedAt lastUsedIp overlapUntil state isOwn';
const ARGUMENTS: Readonly<Record<string, string>> = {
  rotateServiceToken: '$id: ID!, $version: Int!, $days: Int!',
  revokeServiceToken: '$id: ID!, $version: Int!',
};

export function createToken(server: TestServer, as: string, input: Input): Promise<Answer> {
  const document = `mutation($input: ServiceTokenInput!) { createServiceToken(input: $input) { secret token { ${FIELDS} } } }`;
  return server.ask(as, document, { input: { allowedCidrs: [], days: 90, ...input } });
}

/** Creates a token and returns it with its secret. */
export async function issue(server: TestServer, as: string, input: Input): Promise<{ secret: string; token: Token }> {
  const { data, errors } = await createToken(server, as, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createServiceToken;
}

export async function list(server: TestServer, as: string): Promise<Token[]> {
  return (await server.ask(as, `{ serviceTokens { ${FIELDS} } }`)).data.serviceTokens;
}

export function mutate(server: TestServer, as: string, mutation: string, variables: Record<string, unknown>): Promise<Answer> {
  const passed = Object.keys(variables).map(name => `${name}: $${name}`);
  const selection = mutation === 'rotateServiceToken' ? `secret token { ${FIELDS} }` : FIELDS;
  return server.ask(as, `mutation(${ARGUMENTS[mutation] ?? ''}) { ${mutation}(${passed.join(', ')}) { ${selection} } }`, variables);
}
