import type { NewPasskey, PasskeyAnswer } from '@hakaru/contract/passkeys';
import type { PasskeyRow, TakenChallenge } from './passkey-store';

/** Where passkeys of this installation are valid. Taken from the setting alone: a request's Host header is whatever its sender writes. */
export type Site = { origin: string; rpId: string };

export function siteOf({ publicUrl }: { publicUrl: string }): Site {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpId: hostname };
}

/** ES256, EdDSA and RS256, by their numbers in the registry of COSE; the browser is offered the same. */
const ALGORITHMS = [-7, -8, -257];

/** Loaded when somebody uses a passkey for the first time: it takes a third of a second, which a start need not wait for. */
const library = () => import('@simplewebauthn/server');

export type CheckedKey = { credentialId: Buffer; publicKey: Buffer; counter: number };

/** The key of a passkey just made for our challenge, on our site, by a user who was verified; null for anything else. */
export async function checkedKey(site: Site, { challenge }: TakenChallenge, given: NewPasskey): Promise<CheckedKey | null> {
  if (isFramed(given.clientData)) return null;
  const { verifyRegistrationResponse } = await library();
  const response = { clientDataJSON: given.clientData, attestationObject: given.attestation };
  try {
    if (await isCertified(given.attestation)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id: given.id, rawId: given.id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== given.id) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
  } catch {
    return null; // the library throws on whatever it refuses
  }
}

/** We ask for no attestation. With a certificate in it, the library would read, or fetch, what its sender wrote there. */
async function isCertified(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const said = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const format = said.get('fmt');
  return format !== 'none' && (format !== 'packed' || said.get('attStmt').get('x5c') !== undefined);
}

/** The counter of a right answer; null for a wrong one. Whether it advanced is decided where it is written. */
export async function checkedCounter(
  site: Site,
  { challenge }: TakenChallenge,
  passkey: PasskeyRow,
  given: PasskeyAnswer,
): Promise<number | null> {
  if (isFramed(given.clientData)) return null;
  if (given.userHandle && given.userHandle !== passkey.userHandle.toString('base64url')) return null;
  const { verifyAuthenticationResponse } = await library();
  const { clientData: clientDataJSON, authenticatorData, signature } = given;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: given.id,
        rawId: given.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: { id: given.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Our pages are never in another site's frame, so an answer from one is none of ours. */
function isFramed(clientData: string): boolean {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return typeof said !== 'object' || said === null || ('crossOrigin' in said && said.crossOrigin !== false);
  } catch {
    return true;
  }
}
