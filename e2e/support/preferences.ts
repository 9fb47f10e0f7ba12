import { logIn, serverUrl } from '#support/sign-in';
import type { UserName } from '#support/users';

/**
 * Stores what a person looks at: the pension fund's main portfolio at a month-end. What is stored stays for every later test, so only
 * a person whom no other file signs in as may be given here.
 */
export async function lookAt(name: UserName, asOfDate: string): Promise<void> {
  const { token } = await logIn(name);
  const me = await ask(token, '{ me { organisation { assets { id name } } } }');
  const asset = /"id":"([0-9a-f-]{36})","name":"(?:年金資産（本体）|Main portfolio)"/.exec(me)?.[1];
  const change = `mutation { updateProfile(preferences: { assetId: "${asset}", assetType: "portfolio", asOfDate: "${asOfDate}", useLatestAsOfDate: false }) { asOfDate } }`;
  const answer = await ask(token, change);
  if (!answer.includes(`"asOfDate":"${asOfDate}"`)) throw new Error(`${name} could not look at ${asOfDate}: ${answer}`);
}

async function ask(token: string, query: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const reply = await fetch(`${serverUrl()}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return await reply.text();
}
