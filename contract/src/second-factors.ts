import * as z from 'zod/mini';

export const TOTP_DIGITS = 6;
export const TOTP_SECONDS = 30;
export const RECOVERY_CODES = 10;
/** The time limit between the password and the second step. */
export const STEP_MINUTES = 10;
/** The number of wrong codes after which the password has to be entered again. */
export const STEP_TRIES = 5;

/** Ways to take the second step. */
export const secondSteps = ['totp', 'passkey', 'recovery'] as const;
export type SecondStep = (typeof secondSteps)[number];

export const challenge = z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong'));
/** Six digits, or a recovery code; both may be typed with spaces or hyphens. */
export const code = z.string('required').check(z.minLength(1, 'required'), z.maxLength(64, 'tooLong'));

export const stepInput = z.strictObject({ challenge, code });
export const stepStart = z.strictObject({ challenge });

/** A code sent with a password; optional, because the user may have no second factor. */
export const presentedCode = z.nullish(z.string().check(z.maxLength(64, 'tooLong')));
export const codeInput = z.strictObject({ code });

/** A new secret for an authenticator app: as text, and as the address in the QR code. */
export type NewSecret = { secret: string; uri: string };
