import { AppError } from '@hakaru/contract/errors';
import type { LoggedIn, StepNeeded } from '@hakaru/contract/sign-in';

export type SecondStepProps = {
  step: StepNeeded;
  onDone: (entry: LoggedIn) => void;
  /** Time ran out, or too many attempts failed: the password has to be entered again. */
  onOver: () => void;
};

/** Resolves to null when the login attempt has ended. */
export async function unlessOver<T>(asked: Promise<T>): Promise<T | null> {
  return await asked.catch((error: unknown) => {
    if (error instanceof AppError && 'challenge' in error.fields) return null;
    throw error;
  });
}
