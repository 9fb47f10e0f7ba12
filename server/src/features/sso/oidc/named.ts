import type { JWTPayload } from 'jose';
import { textsIn, type Named } from '#features/sso/named';
import type { OidcSetting } from './setting';

/** Who a believed token is about, by the claim the organisation chose; null when it does not say. */
export function named({ subjectClaim }: OidcSetting, claims: JWTPayload): Named | null {
  const attributes = textsIn(claims);
  const said = attributes['email']?.[0]?.toLowerCase() ?? null;
  const email = claims['email_verified'] === false || claims['email_verified'] === 'false' ? null : said;
  const subject = subjectClaim === 'email' ? email : (attributes[subjectClaim]?.[0] ?? null);
  return subject ? { subject, email, name: attributes['name']?.[0] ?? null, attributes } : null;
}
