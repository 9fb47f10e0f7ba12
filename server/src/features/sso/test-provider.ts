import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { signSamlPost } from '@node-saml/node-saml/lib/saml-post-signing.js';
import { SaxesParser } from 'saxes';
import type { App } from '#platform/context';

/**
 * An identity provider for trying and testing single sign-on without a real one. It never exists in production, because it signs for
 * anybody.
 */
export function testProvider(app: App): { issuer: string; entryPoint: string; certificates: string[] } {
  return { issuer: testIssuer(app), entryPoint: `${app.settings.publicUrl}/dev/idp`, certificates: [keys().publicKey] };
}

function testIssuer(app: App): string {
  return `${app.settings.publicUrl}/dev/idp`;
}

let pair: { publicKey: string; privateKey: string } | undefined;

/** Created when first needed, and kept as long as the process. */
function keys(): { publicKey: string; privateKey: string } {
  return (pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }));
}

/** The id of a person's request, or null if it cannot be read. */
export function requestIdOf(samlRequest: string): string | null {
  try {
    const xml = inflateRawSync(Buffer.from(samlRequest, 'base64'), { maxOutputLength: 100_000 }).toString('utf8');
    let id: string | null = null;
    const parser = new SaxesParser({ xmlns: true });
    parser.on('opentag', tag => (id ??= tag.local === 'AuthnRequest' ? (tag.attributes['ID']?.value ?? null) : null));
    parser.write(xml).close();
    return id;
  } catch {
    return null;
  }
}

export type Answer = { inResponseTo: string; subject: string; destination: string; audience: string; now: Date; authnContext?: string };

export type Signing = { privateKey?: string; signatureAlgorithm?: 'sha1' | 'sha256'; issuer?: string };

/** A signed response. Tests use another key, issuer or algorithm to imitate a provider that must be refused. */
export function signedAnswer(app: App, answer: Answer, { privateKey, signatureAlgorithm = 'sha256', issuer }: Signing = {}): string {
  const options = { privateKey: privateKey ?? keys().privateKey, signatureAlgorithm, digestAlgorithm: signatureAlgorithm };
  const bare = answerXml(answer, issuer ?? testIssuer(app));
  const inner = signSamlPost(bare, '//*[local-name(.)="Assertion"]', options);
  return signSamlPost(inner, '/*[local-name(.)="Response"]', options);
}

const BY_PASSWORD = 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport';

function answerXml({ inResponseTo, subject, destination, audience, now, authnContext = BY_PASSWORD }: Answer, issuer: string): string {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const id = () => `_${randomBytes(16).toString('hex')}`;
  const [to, requested, whom, forWhom, by, how] = [destination, inResponseTo, subject, audience, issuer, authnContext].map(escaped);
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"`,
    ` ID="${id()}" Version="2.0" IssueInstant="${at(0)}" Destination="${to}" InResponseTo="${requested}">`,
    `<saml:Issuer>${by}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>`,
    `<saml:Assertion ID="${id()}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${by}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${whom}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData InResponseTo="${requested}" NotOnOrAfter="${at(300)}" Recipient="${to}"/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${at(-5)}" NotOnOrAfter="${at(300)}">`,
    `<saml:AudienceRestriction><saml:Audience>${forWhom}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>${how}</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement></saml:Assertion></samlp:Response>`,
  ].join('');
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, letter => NAMED[letter] ?? letter);
}
