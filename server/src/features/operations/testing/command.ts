import { SettingsError } from '#platform/settings-error';
import { UnrecordedError } from '#features/operations/recorded-refusals';
import { readVerb, runVerb } from '#features/operations/verbs';

export type Said = { code: number; said: string; /** Why the audit trail does not hold a refusal. */ unrecorded?: string };

/** Runs a command as an operator would type it, in this process. A refusal becomes its output; other errors are thrown. */
export async function admin(env: NodeJS.ProcessEnv, ...words: string[]): Promise<Said> {
  const lines: string[] = [];
  try {
    const code = await runVerb(readVerb(words), { env, say: line => lines.push(line) });
    return { code, said: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { code: 1, said: error.message, ...(error instanceof UnrecordedError ? { unrecorded: error.why } : {}) };
  }
}
