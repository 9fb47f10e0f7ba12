// npm run admin -- <verb>: what an operator does beside the running server, with the server's own settings.
import { UnrecordedError } from '#features/operations/recorded-refusals';
import { readVerb, runVerb } from '#features/operations/verbs';
import { SettingsError } from '#platform/settings-error';

try {
  process.exitCode = await runVerb(readVerb(process.argv.slice(2)), { env: process.env, say: line => console.log(line) });
} catch (error) {
  // An error for the operator needs no stack; any other is a bug of ours.
  console.error(error instanceof SettingsError ? error.message : error);
  if (error instanceof UnrecordedError) console.error(`This is not in the audit trail: ${error.why}`);
  process.exitCode = 1;
}
