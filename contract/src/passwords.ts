import * as z from 'zod/mini';
import { email } from './fields';
import { PASSWORD_LENGTH } from './limits';

export const PASSWORD_HISTORY = 5;
export const PASSWORD_SYMBOLS = '@$!%*?&';
export const RESET_LINK_MINUTES = 60;
export const INVITATION_DAYS = 7;

/** Each part of the complexity rule separately, so that a form can tick them off. */
export const passwordRules = {
  length: (value: string) => codePoints(value) >= PASSWORD_LENGTH.min,
  lower: (value: string) => /[a-z]/.test(value),
  upper: (value: string) => /[A-Z]/.test(value),
  digit: (value: string) => /[0-9]/.test(value),
  symbol: (value: string) => /[@$!%*?&]/.test(value),
  alphabet: (value: string) => /^[A-Za-z0-9@$!%*?&]*$/.test(value),
} as const;
export type PasswordRule = keyof typeof passwordRules;

export function isComplexEnough(value: string): boolean {
  return Object.values(passwordRules).every(holds => holds(value));
}

/** A newly chosen password. Not trimmed: it is stored as typed. */
export const newPassword = z.string('required').check(
  z.refine(value => value.length > 0, { error: 'required', abort: true }),
  z.refine(value => codePoints(value) <= PASSWORD_LENGTH.max, { error: 'passwordTooLong', abort: true }),
  z.refine(isComplexEnough, 'passwordComplexity'),
);

/** An existing password, which may have been chosen under older rules. */
export const presentedPassword = z.string('required').check(
  z.refine(value => value.length > 0, { error: 'required', abort: true }),
  z.refine(value => codePoints(value) <= PASSWORD_LENGTH.max, 'passwordTooLong'),
);

export const passwordChange = z
  .strictObject({ current: presentedPassword, password: newPassword, password_confirmation: z.optional(z.string()) })
  .check(
    z.refine(({ current, password }) => current !== password, { error: 'passwordSame', path: ['password'] }),
    z.refine(({ password, password_confirmation }) => password_confirmation === undefined || password_confirmation === password, {
      error: 'passwordsMustMatch',
      path: ['password_confirmation'],
    }),
  );
export type PasswordChange = z.infer<typeof passwordChange>;

/** The same for a form, where the confirmation is required. */
export const passwordChangeForm = z
  .object({ current: presentedPassword, password: newPassword, password_confirmation: presentedPassword })
  .check(
    z.refine(({ current, password }) => current !== password, { error: 'passwordSame', path: ['password'] }),
    z.refine(({ password, password_confirmation }) => password_confirmation === password, {
      error: 'passwordsMustMatch',
      path: ['password_confirmation'],
    }),
  );

export const passwordReset = z.strictObject({
  token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
  email,
  password: newPassword,
});
export const passwordResetForm = z.object({ email, password: newPassword });
export const forgotInput = z.strictObject({ email });

function codePoints(value: string): number {
  return [...value].length;
}
