import { AppError } from '@hakaru/contract/errors';
import { useText } from '#platform/text';
import { ledgerText } from './ledger-text';
import { spcCodes } from './text';

/** Why the server refused something, in words. */
export function useRefusalWords(): (error: unknown) => string {
  const t = useText(ledgerText);
  const word = useText(spcCodes);
  return error => {
    const [code = ''] = error instanceof AppError ? (Object.values(error.fields)[0] ?? []) : [];
    return code in spcCodes ? word(code as keyof typeof spcCodes) : t('refused'); // looked up just before
  };
}
