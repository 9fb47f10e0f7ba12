import { AppError } from '@hakaru/contract/errors';
import { useLanguage } from '#platform/text';
import { codeWords, failureWords } from '#ui/form/code-words';
import { forwardCodes, fxForwardsText, rollText } from './text';

/** Why an action was refused, in sentences: the field, the month, or that somebody else must do it. */
export function useRefusal(): (error: unknown) => string {
  const language = useLanguage();
  const words = codeWords(language, forwardCodes);
  const names = { ...fxForwardsText, ...rollText };
  return error => {
    if (!(error instanceof AppError) || error.refusal !== 'invalid') return failureWords(error, language) ?? '';
    const sentences = Object.entries(error.fields).map(([field, [code = '']]) => {
      const name = field.split('.').at(-1) ?? '';
      const word = name !== 'status' && Object.hasOwn(names, name) ? names[name as 'amount'][language] : null; // checked just before
      return word === null ? words(code) : `${word}: ${words(code)}`;
    });
    return [...new Set(sentences)].join(' ');
  };
}

/** Whether the only objection is a rate far from the day's mid, which a second confirmation allows. */
export function isFarFromMid(error: unknown): boolean {
  if (!(error instanceof AppError) || error.refusal !== 'invalid') return false;
  const codes = Object.values(error.fields).flat();
  return codes.length > 0 && codes.every(code => code === 'farFromMid');
}
