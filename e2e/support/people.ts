import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { askAs } from '#support/ask';
import { serverUrl } from '#support/sign-in';
import type { UserName } from '#support/users';

export type Person = { id: string; email: string; name: string };

type Invited = { role?: 'admin' | 'user' | 'readonly'; /** The inviting administrator, whose organisation they join. */ by?: UserName };

/** A new user, so that a test that changes them can be repeated. Invited by the fund's administrator unless another is given. */
export async function invitePerson({ role = 'user', by = 'hoshiAdmin' }: Invited = {}): Promise<Person> {
  const unique = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const person = { email: `t-${unique}@hoshikawa.example`, name: `Test ${unique}` };
  const input = { ...person, role, packages: [], language: 'en', title: null, phone_number: null };
  const add = 'mutation ($input: NewUserInput!) { addUser(input: $input) { id } }';
  const { addUser } = await askAs<{ addUser: { id: string } }>(by, add, { input });
  return { ...person, id: addUser.id };
}

/** The same, after following the invitation: the address is verified, the terms are not agreed to yet. */
export async function joinPerson(invited: Invited = {}): Promise<Person & { password: string }> {
  const person = await invitePerson(invited);
  const token = (await linkMailedTo(person.email, 'passwordreset')).split('/').at(-1);
  const password = 'Joined!Today2026';
  const reply = await fetch(`${serverUrl()}/api/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ token, email: person.email, password }),
  });
  if (!reply.ok) throw new Error(`${person.email} could not take up the invitation: ${reply.status} ${await reply.text()}`);
  return { ...person, password };
}

/** Sets a user's password as an administrator: they must change it at once. */
export async function givePassword({ id }: Person, password: string): Promise<void> {
  await askAs('hoshiAdmin', 'mutation ($id: ID!, $password: String!) { setUserPassword(id: $id, password: $password) { id } }', {
    id,
    password,
  });
}

/** The path of the newest link mailed to an address. A worker sends mail, so it may take a moment. */
export async function linkMailedTo(email: string, part: 'passwordreset' | 'verify'): Promise<string> {
  let found = '';
  await expect
    .poll(() => (found = newestLink(email, part)), { message: `a ${part} link mailed to ${email}`, timeout: 120_000 })
    .not.toBe('');
  return found;
}

/** The letters sent to an address so far, oldest first. */
export function lettersTo(email: string): { to: string; subject: string; text: string }[] {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const letters = names(folder).map(
    name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; subject: string; text: string }, // as written by the mailer
  );
  return letters.filter(({ to }) => to === email);
}

function newestLink(email: string, part: string): string {
  const mine = lettersTo(email).findLast(({ text }) => text.includes(`/${part}/`));
  return (
    mine?.text
      .split(/\s/)
      .find(word => word.includes(`/${part}/`))
      ?.replace(/^https?:\/\/[^/]+/, '') ?? ''
  );
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .toSorted();
  } catch {
    return []; // nothing was mailed yet
  }
}
