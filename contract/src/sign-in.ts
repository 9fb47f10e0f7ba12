import * as z from 'zod/mini';
import { email, name } from './fields';
import { newPassword, presentedPassword } from './passwords';
import type { SecondStep } from './second-factors';

export const loginInput = z.strictObject({ email, password: presentedPassword });
export type LoginInput = z.infer<typeof loginInput>;

/** The registration of an invited user (decisions G56). */
export const registration = z.strictObject({
  token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
  name,
  password: newPassword,
});

/**
 * The password was correct, and a second step is needed: by one of `methods`, or by enrolling where the account must have a second factor
 * and has none.
 */
export type StepNeeded = { status: 'otp_required'; challenge: string; expires_at: string; methods: SecondStep[]; enrol: boolean };
export type LoggedIn = { status: 'ok'; access_token: string; expires_at: string };

/** Replies of POST login. */
export type LoginReply = LoggedIn | { status: 'initiate_okta' } | StepNeeded;

/** Field codes of sign-in, as spelled in the API. */
export const AUTH_CODES = {
  failed: 'auth.failed',
  used: 'auth.password_used',
  incorrect: 'auth.password_incorrect',
  code: 'auth.code',
  passkey: 'auth.passkey',
  step: 'auth.step',
} as const;

export const SESSION_HOURS = 8;
export const SESSION_IDLE_MINUTES = 60;
export const EMAIL_SENT = 'email sent';
export const EMAIL_ALREADY_SENT = 'email already sent';

/** The content of the user_token cookie, exchanged for a session (POST login/token). */
export const ticketInput = z.strictObject({ token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong')) });
