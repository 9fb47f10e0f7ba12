import { askWith } from '#support/ask';
import { linkMailedTo } from '#support/people';
import { logIn, logInWith, serverUrl, type Login } from '#support/sign-in';

/** A new organisation as support creates it: with only its first administrator, who has followed the invitation and agreed to the terms. */
export async function openNewOrganisation(ref: string): Promise<{ admin: Login; reader: Login }> {
  const support = await logIn('superUser');
  const input = {
    ref,
    nameEn: `New Pension ${ref}`,
    nameJp: `新設年金 ${ref}`,
    type: 'asset owner',
    modules: ['owner'],
    packages: ['reporting'],
    shell: false,
    brand: null,
    sso: null,
    allowedCidrs: [],
  };
  const { createOrganisation } = await askWith<{ createOrganisation: { id: string } }>(
    support.token,
    'mutation ($input: OrganisationInput!) { createOrganisation(input: $input) { id } }',
    { input },
  );
  await enter(support, createOrganisation.id, 'admin');
  const email = `admin@${ref.toLowerCase()}.example`;
  const person = { name: 'Aki Morita', email, title: null, phone_number: null, role: 'admin', packages: [], language: 'en' };
  await askWith(support.token, 'mutation ($input: NewUserInput!) { addUser(input: $input) { id } }', { input: person });
  const reader = await logIn('superUser');
  await enter(reader, createOrganisation.id, 'readonly');
  return { admin: await register(email), reader };
}

async function enter({ token }: Login, id: string, role: string): Promise<void> {
  await askWith(token, 'mutation ($id: ID!, $role: String!) { startImpersonation(organisationId: $id, role: $role) { id } }', { id, role });
}

async function register(email: string): Promise<Login> {
  const token = (await linkMailedTo(email, 'passwordreset')).split('/').at(-1);
  const password = 'Founded!Today2026';
  const reply = await fetch(`${serverUrl()}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ token, name: 'Aki Morita', password }),
  });
  if (!reply.ok) throw new Error(`${email} could not register: ${reply.status} ${await reply.text()}`);
  const login = await logInWith({ email, password });
  await askWith(login.token, 'mutation { registerUser { agreed } }');
  return login;
}
