import { SaxesParser, type SaxesTagNS } from 'saxes';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

const SIGNATURE_METHODS = new Set(['256', '384', '512'].map(bits => `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${bits}`));
const DIGEST_METHODS = new Set(['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512']);

/** What has to be known of a response before its signatures are verified. */
export type Outline = { inResponseTo: string; assertionId: string; /** How the person proved who they are. */ authnContext: string };

/**
 * The checks the library lacks: no DOCTYPE, comments or processing instructions; one response with one assertion, both signed with SHA-256
 * or better; Destination and Recipient exactly ours; one statement of the authentication method. Null if any of them fails.
 */
export function outlineOf(xml: string, ourUrl: string): Outline | null {
  if (/<!(?!\[CDATA\[)/.test(xml) || /<\?(?!xml\s)/.test(xml) || xml.includes('<![CDATA[')) return null;
  const found = read(xml);
  if (!found || found.responses !== 1 || found.assertions.length !== 1 || found.forbidden) return null;
  if (found.destination !== ourUrl || found.recipients.length === 0 || found.recipients.some(recipient => recipient !== ourUrl))
    return null;
  if (found.signatures !== 2 || found.methods.length < 4) return null;
  const [assertionId] = found.assertions;
  const [authnContext] = found.contexts;
  if (!found.inResponseTo || !assertionId || !authnContext || found.contexts.length > 1) return null;
  return { inResponseTo: found.inResponseTo, assertionId, authnContext };
}

const CONTEXT_PATH = 'Response/Assertion/AuthnStatement/AuthnContext/AuthnContextClassRef';

type Found = {
  responses: number;
  assertions: string[];
  inResponseTo: string;
  destination: string;
  recipients: string[];
  signatures: number;
  methods: string[];
  contexts: string[];
  forbidden: boolean;
};

function read(xml: string): Found | null {
  const found: Found = {
    responses: 0,
    assertions: [],
    inResponseTo: '',
    destination: '',
    recipients: [],
    signatures: 0,
    methods: [],
    contexts: [],
    forbidden: false,
  };
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let isBroken = false;
  parser.on('error', () => (isBroken = true));
  parser.on('doctype', () => (isBroken = true));
  parser.on('opentag', tag => {
    note(found, tag, path);
    path.push(tag.local);
  });
  parser.on('text', said => {
    if (path.join('/') === CONTEXT_PATH) found.contexts.push(said.trim());
  });
  parser.on('closetag', () => path.pop());
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return isBroken ? null : found;
}

function note(found: Found, tag: SaxesTagNS, path: readonly string[]): void {
  const attribute = (name: string) => tag.attributes[name]?.value ?? '';
  const name = `${tag.uri} ${tag.local}`;
  if (name === `${PROTOCOL} Response`) {
    found.responses += path.length === 0 ? 1 : 2; // a response inside another element would be a wrapping attack
    found.destination = attribute('Destination');
    found.inResponseTo = attribute('InResponseTo');
  } else if (name === `${ASSERTION} Assertion`) {
    found.assertions.push(attribute('ID'));
    if (path.join('/') !== 'Response') found.forbidden = true;
  } else if (name === `${ASSERTION} EncryptedAssertion`) found.forbidden = true;
  else if (name === `${ASSERTION} SubjectConfirmationData`) found.recipients.push(attribute('Recipient'));
  else if (name === `${SIGNATURE} Signature`) found.signatures++;
  else if (name === `${SIGNATURE} SignatureMethod`) noteMethod(found, attribute('Algorithm'), SIGNATURE_METHODS);
  else if (name === `${SIGNATURE} DigestMethod`) noteMethod(found, attribute('Algorithm'), DIGEST_METHODS);
}

function noteMethod(found: Found, method: string, allowed: ReadonlySet<string>): void {
  found.methods.push(method);
  if (!allowed.has(method)) found.forbidden = true;
}
