import { logIn, serverUrl } from '#support/sign-in';
import type { UserName } from '#support/users';

/** One GraphQL request as this user, in a session of its own. The caller names the type of its result. */
export async function askAs<Data>(name: UserName, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { token } = await logIn(name);
  return await askWith<Data>(token, query, variables);
}

/** The same in an existing session: the next request sees what this one changes in it. */
export async function askWith<Data>(token: string, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const reply = await fetch(`${serverUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await reply.json()) as { data?: Data; errors?: unknown }; // the shape every GraphQL reply has
  if (errors || !data) throw new Error(`GraphQL refused: ${JSON.stringify(errors)}`);
  return data;
}
