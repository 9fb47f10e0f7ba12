import type { Profile } from '@node-saml/node-saml';
import { textsIn, type Named } from './named';

/** Names under which providers send an address, and a name for people to read. */
const EMAIL = ['email', 'mail', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress', 'urn:oid:0.9.2342.19200300.100.1.3'];
const NAME = ['displayName', 'name', 'http://schemas.microsoft.com/identity/claims/displayname', 'urn:oid:2.16.840.1.113730.3.1.241'];

/** Somebody as a signed SAML answer names them. */
export function namedIn({ nameID, attributes: said }: Profile): Named {
  const attributes = textsIn(typeof said === 'object' && said !== null ? { ...said } : {});
  const first = (names: readonly string[]) => names.flatMap(name => attributes[name] ?? [])[0] ?? null;
  return { subject: nameID, email: first(EMAIL) ?? (nameID.includes('@') ? nameID : null), name: first(NAME), attributes };
}
