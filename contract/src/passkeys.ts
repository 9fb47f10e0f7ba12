import * as z from 'zod/mini';
import { requiredText } from './fields';
import { presentedPassword } from './passwords';
import { challenge, presentedCode } from './second-factors';

/** More than anybody has devices; a limit, because every one is listed for the browser at a log-in. */
export const MAX_PASSKEYS = 10;
/** How long the browser and its user may take to answer. */
export const PASSKEY_MINUTES = 5;

/** Bytes as browsers write them: base64url without padding. */
const bytes = (max: number) =>
  z.string('required').check(z.minLength(1, 'required'), z.maxLength(max, 'tooLong'), z.regex(/^[\w-]+$/, 'invalid'));

/** The signature of a passkey over our challenge; the fields of the standard's AuthenticatorAssertionResponse. */
export const passkeyAnswer = z.strictObject({
  id: bytes(1_400),
  clientData: bytes(8_000),
  authenticatorData: bytes(8_000),
  signature: bytes(2_000),
  userHandle: z.nullish(bytes(100)),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
/** The answer sent with a password where the sender has a passkey. */
export const presentedPasskey = z.nullish(passkeyAnswer);

/** A passkey just made; the fields of the standard's AuthenticatorAttestationResponse. */
export const newPasskey = z.strictObject({
  id: bytes(1_400),
  clientData: bytes(8_000),
  attestation: bytes(20_000),
  transports: z.array(z.string('invalid').check(z.maxLength(20, 'tooLong'))).check(z.maxLength(10, 'tooMany')),
});
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeyName = requiredText(60).check(z.refine(value => !/[\t\r\n\u2028\u2029]/.test(value), 'controlCharacter'));
export const passkeyInput = z.strictObject({ name: passkeyName, passkey: newPasskey });
export const passkeyRename = z.strictObject({ id: z.uuid('invalid'), name: passkeyName });
export const passkeyStep = z.strictObject({ challenge, passkey: passkeyAnswer });
export const passkeyEnrolment = z.strictObject({ challenge, name: passkeyName, passkey: newPasskey });

/** An action that cannot be undone requires the same proof as a login. */
export const ownProof = z.strictObject({ password: presentedPassword, code: presentedCode, passkey: presentedPasskey });
export type OwnProof = z.infer<typeof ownProof>;

/** A passkey known already, so that the browser can find it or avoid a second one beside it. */
export type KnownPasskey = { id: string; transports: string[] };
/** What the browser needs for asking for a passkey. */
export type PasskeyQuestion = { challenge: string; rpId: string; known: KnownPasskey[] };
/** What the browser needs for making one. `userHandle` is random and says nothing about the person. */
export type PasskeyCreation = PasskeyQuestion & { rpName: string; userHandle: string; userName: string; displayName: string };
