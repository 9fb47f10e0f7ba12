import { SettingsError } from '#platform/settings-error';
import { readVerb, runVerb } from '#features/operations/verbs';

export type Said = { code: number; said: string };

/** Runs a command as an operator would type it, in this process. A refusal becomes its output; other errors are thrown. */
export async function admin(env: NodeJS.ProcessEnv, ...words: string[]): Promise<Said> {
  const lines: string[] = [];
  try {
    const code = await runVerb(readVerb(words), { env, say: line => lines.push(line) });
    return { code, said: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { code: 1, said: error.message };
  }
}
