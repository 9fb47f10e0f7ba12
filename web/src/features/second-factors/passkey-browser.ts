import { invalid } from '@hakaru/contract/errors';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyQuestion } from '@hakaru/contract/passkeys';

/** Loaded by those who use a passkey. */
const library = () => import('@simplewebauthn/browser');

/** ES256, EdDSA and RS256, by their numbers in the registry of COSE; the server takes the same. */
const ALGORITHMS = [-7, -8, -257];

/** Lets the browser make a passkey on a device of the user's choice. */
export async function makePasskey(creation: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { challenge, rpId, rpName, userHandle, userName, displayName, known } = creation;
  const optionsJSON = {
    challenge,
    rp: { id: rpId, name: rpName },
    user: { id: userHandle, name: userName, displayName },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ alg, type: 'public-key' as const })),
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' } as const,
    attestation: 'none' as const,
  };
  const { id, response } = await startRegistration({ optionsJSON }).catch(refuse);
  return { id, clientData: response.clientDataJSON, attestation: response.attestationObject, transports: response.transports ?? [] };
}

/** Lets the browser sign with one of the user's passkeys. */
export async function answerWithPasskey({ challenge, rpId, known }: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const optionsJSON = { challenge, rpId, allowCredentials: described(known), userVerification: 'required' as const };
  const { id, response } = await startAuthentication({ optionsJSON }).catch(refuse);
  const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
  return { id, clientData, authenticatorData, signature, userHandle: userHandle ?? null };
}

const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const described = (known: PasskeyQuestion['known']) =>
  known.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: TRANSPORTS.filter(one => transports.includes(one)) }));

/** What browsers say by the names of their errors, as codes of the field. */
const CODES: Readonly<Record<string, string>> = {
  NotAllowedError: 'passkeyCancelled',
  AbortError: 'passkeyCancelled',
  InvalidStateError: 'passkeyKnown',
};

function refuse(error: unknown): never {
  throw invalid('passkey', (error instanceof Error ? CODES[error.name] : undefined) ?? 'passkeyUnusable');
}
