import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readCertificate } from './certificates';
import { callbackUrl, ownIssuer } from './provider';
import { requestIdOf, signedAnswer } from './test-provider';
import { FIRST_CERTIFICATE, SECOND_CERTIFICATE, SHORT_CERTIFICATE } from './testing/certificates';

const PERSON = 'sso@marlowe.example';
const ISSUER = 'https://idp.marlowe.example/';
const SUPER = 'super@platform.example';
const SAVE = `mutation ($id: ID!, $version: Int!, $sso: SsoInput) { updateOrganisation(id: $id, version: $version, change: { sso: $sso }) {
  version sso { nextCertificate metadataUrl certificates { subject validTo fingerprint state } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const newKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** Saves the setting as support does under Access. */
async function save(keys: { certificate: string; nextCertificate?: string | null }) {
  const token = await server.as(SUPER);
  const [row] = await server.sql(`select id, version from organisation where ref = 'MARLO'`);
  const sso = { issuer: ISSUER, entryPoint: 'https://idp.marlowe.example/sso', ...keys };
  return await server.ask(token, SAVE, { id: row?.['id'], version: row?.['version'], sso });
}

async function begin(): Promise<string> {
  const { headers } = await server.call('GET', `/login_saml_init?email=${encodeURIComponent(PERSON)}`);
  const id = requestIdOf(new URL(String(headers.location)).searchParams.get('SAMLRequest') ?? '');
  if (!id) throw new Error('sign-in did not begin');
  return id;
}

async function opens(inResponseTo: string, privateKey: string): Promise<boolean> {
  const { app } = server;
  const answer = { inResponseTo, subject: PERSON, destination: callbackUrl(app), audience: ownIssuer(app), now: app.now() };
  const reply = await server.call('POST', '/login_saml_acs', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `SAMLResponse=${encodeURIComponent(Buffer.from(signedAnswer(app, answer, { privateKey, issuer: ISSUER })).toString('base64'))}`,
  });
  return String(reply.headers['set-cookie']).includes('user_token=');
}

const logsIn = async (privateKey: string): Promise<boolean> => await opens(await begin(), privateKey);

test('through a change of the provider’s key no log-in is refused, and a key that was taken out opens nothing', async () => {
  const before = newKey();
  const after = newKey();
  const foreign = newKey();
  await save({ certificate: before.publicKey });
  expect([await logsIn(before.privateKey), await logsIn(after.privateKey)]).toEqual([true, false]);
  const underWay = await begin();
  expect((await save({ certificate: before.publicKey, nextCertificate: after.publicKey })).errors).toBeUndefined();
  expect(await opens(underWay, before.privateKey)).toBe(true); // started before the second certificate was added
  for (const { privateKey } of [before, after, before, after]) expect(await logsIn(privateKey)).toBe(true);
  expect(await logsIn(foreign.privateKey)).toBe(false);
  const late = await begin();
  await save({ certificate: after.publicKey, nextCertificate: null });
  expect(await opens(late, after.privateKey)).toBe(true);
  expect([await logsIn(before.privateKey), await logsIn(after.privateKey)]).toEqual([false, true]);
});

test('both certificates are shown with their days; what cannot be read, or is too weak, is refused on its field', async () => {
  const { sso } = (await save({ certificate: FIRST_CERTIFICATE, nextCertificate: SECOND_CERTIFICATE })).data.updateOrganisation;
  expect(sso.certificates.map(({ subject }: { subject: string }) => subject)).toEqual(['idp.marlowe.example', 'idp-2.marlowe.example']);
  expect(sso.metadataUrl).toBe(`${server.app.settings.publicUrl}/saml/metadata`);
  const own = `{ organisationSettings { hasSso ssoCertificates { subject validTo state } } }`;
  const seen = (await server.ask(await server.as('ops@marlowe.example'), own)).data.organisationSettings;
  expect(seen.ssoCertificates).toMatchObject([{ subject: 'idp.marlowe.example' }, { subject: 'idp-2.marlowe.example' }]);
  const broken = FIRST_CERTIFICATE.replace(/MII[\s\S]{40}/, 'AAAA');
  for (const wrong of [broken, SHORT_CERTIFICATE]) {
    expect((await save({ certificate: wrong })).errors?.[0]?.extensions?.validation).toEqual({ 'sso.certificate': ['certificate'] });
    const second = await save({ certificate: FIRST_CERTIFICATE, nextCertificate: wrong });
    expect(second.errors?.[0]?.extensions?.validation).toEqual({ 'sso.nextCertificate': ['certificate'] });
  }
});

test('a certificate is reminded of for a month before it ends', () => {
  const { validFrom, validTo, fingerprint } = readCertificate(FIRST_CERTIFICATE, new Date()) ?? {};
  if (!validFrom || !validTo) throw new Error('the certificate has no days');
  const stateAt = (from: Date, days: number) => readCertificate(FIRST_CERTIFICATE, new Date(from.getTime() + days * 86_400_000))?.state;
  expect([stateAt(validFrom, -1), stateAt(validFrom, 0), stateAt(validTo, -31)]).toEqual(['future', 'valid', 'valid']);
  expect([stateAt(validTo, -29), stateAt(validTo, 0)]).toEqual(['expiring', 'expired']);
  expect(fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  expect(readCertificate(newKey().publicKey, new Date())).toMatchObject({ state: 'undated', validTo: null, subject: null });
  expect(readCertificate('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', new Date())).toBeNull();
});

test('the identity provider reads who we are and where its answers go, without signing in', async () => {
  const { status, headers, text } = await server.call('GET', '/saml/metadata');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/samlmetadata+xml; charset=utf-8');
  expect(text).toContain(`entityID="${ownIssuer(server.app)}"`);
  expect(text).toContain(`Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${callbackUrl(server.app)}"`);
  expect(text).toContain('WantAssertionsSigned="true"');
});
