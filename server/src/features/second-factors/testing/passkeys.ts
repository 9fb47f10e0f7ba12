import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyQuestion } from '@hakaru/contract/passkeys';
import { passwordOf, type Answer, type Reply, type TestServer } from '#testing/test-server';
import type { Pending } from './authenticator';
import { SoftKey, type Lie } from './soft-key';

const QUESTION = 'challenge rpId known { id transports }';
const PROOF = '$password: String!, $code: String, $passkey: PasskeyAnswerInput';
const GIVEN = 'password: $password, code: $code, passkey: $passkey';
export const ASK = `mutation { askForPasskey { ${QUESTION} } }`;
export const START = `mutation(${PROOF}) { startPasskey(${GIVEN}) { ${QUESTION} rpName userHandle userName displayName } }`;
export const ADD = `mutation($name: String!, $passkey: NewPasskeyInput!) { addPasskey(name: $name, passkey: $passkey) { passkey { id name lastUsedAt } recoveryCodes } }`;
export const REMOVE = `mutation($id: ID!, ${PROOF}) { removePasskey(id: $id, ${GIVEN}) }`;

export const softKey = (server: TestServer): SoftKey => new SoftKey(new URL(server.app.settings.publicUrl).origin);

export type Proof = { password: string; code?: string; passkey?: PasskeyAnswer };

/** Asks for what a new passkey is made of, as the settings do. */
export async function creationFor(server: TestServer, email: string, token: string, proof: Partial<Proof> = {}): Promise<PasskeyCreation> {
  return (await server.ask(token, START, { password: passwordOf(email), ...proof })).data.startPasskey;
}

export type Added = { key: SoftKey; id: string; codes: string[] };

/** Adds a passkey as a user does in the settings. */
export async function addPasskey(server: TestServer, email: string, token: string, proof: Partial<Proof> = {}): Promise<Added> {
  const key = softKey(server);
  const passkey = key.create(await creationFor(server, email, token, proof));
  const { passkey: added, recoveryCodes } = (await server.ask(token, ADD, { name: 'Phone', passkey })).data.addPasskey;
  return { key, id: added.id, codes: recoveryCodes };
}

/** A passkey's answer to a question of this session, in place of a code. */
export async function answerFor(server: TestServer, token: string, key: SoftKey, lie: Lie = {}): Promise<PasskeyAnswer> {
  const question: PasskeyQuestion = (await server.ask(token, ASK)).data.askForPasskey;
  return key.answer(question, lie);
}

const postStep = (server: TestServer, path: string, { challenge, cookie }: Pending, body: object): Promise<Reply> =>
  server.call('POST', path, { body: { challenge, ...body }, headers: { cookie } });

export async function questionOf(server: TestServer, pending: Pending): Promise<PasskeyQuestion> {
  const { body } = await postStep(server, '/login/step/passkey/question', pending, {});
  return body as PasskeyQuestion; // as the route answers
}

export const takePasskeyStep = (server: TestServer, pending: Pending, passkey: PasskeyAnswer): Promise<Reply> =>
  postStep(server, '/login/step/passkey', pending, { passkey });

/** Takes the second step as a browser does. */
export async function stepWith(server: TestServer, pending: Pending, key: SoftKey, lie: Lie = {}): Promise<Reply> {
  return await takePasskeyStep(server, pending, key.answer(await questionOf(server, pending), lie));
}

export async function enrolmentOf(server: TestServer, pending: Pending): Promise<Reply> {
  return await postStep(server, '/login/enrolment/passkey', pending, {});
}

export const takeEnrolment = (server: TestServer, pending: Pending, name: string, passkey: NewPasskey): Promise<Reply> =>
  postStep(server, '/login/enrolment/passkey/confirmation', pending, { name, passkey });

export const refusalOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions?.validation ?? errors?.[0]?.extensions ?? null;
