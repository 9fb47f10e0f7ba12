import * as z from 'zod/mini';
import { email, name } from './fields';
import { newPassword, presentedPassword } from './passwords';
import type { SecondStep } from './second-factors';

export const loginInput = z.strictObject({ email, password: presentedPassword });
export type LoginInput = z.infer<typeof loginInput>;

/** An invited person's own registration (decisions G56). */
export const registration = z.strictObject({
  token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
  name,
  password: newPassword,
});

/** The password was right, and a second step is needed: by one of `methods`, or by enrolling where the account must have one and has none. */
export type StepNeeded = { status: 'otp_required'; challenge: string; expires_at: string; methods: SecondStep[]; enrol: boolean };
export type LoggedIn = { status: 'ok'; access_token: string; expires_at: string };

/** Replies of POST login. */
export type LoginReply = LoggedIn | { status: 'initiate_okta' } | StepNeeded;

/** Field codes that travel from sign-in, as the API spells them. */
export const AUTH_CODES = {
  failed: 'auth.failed',
  used: 'auth.password_used',
  incorrect: 'auth.password_incorrect',
  code: 'auth.code',
  step: 'auth.step',
} as const;

export const SESSION_HOURS = 8;
export const SESSION_IDLE_MINUTES = 60;
export const EMAIL_SENT = 'email sent';
export const EMAIL_ALREADY_SENT = 'email already sent';
/** Every authenticated reply tells when the session ends, so that the browser's timer never guesses. */
export const SESSION_EXPIRES_HEADER = 'session-expires-at';

/** What the user_token cookie held, on its way to be exchanged (POST login/token). */
export const ticketInput = z.strictObject({ token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong')) });
