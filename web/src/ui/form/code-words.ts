import { AppError } from '@hakaru/contract/errors';
import { useMemo } from 'react';
import { translator, useLanguage, type Language, type Texts } from '#platform/text';
import { codeText, formText } from './form-text';

export type CodeWords = (code: string) => string;

/**
 * Turns field codes into messages; a feature's own codes come first. An unknown code becomes "check this entry" and is never shown itself.
 */
export function codeWords(language: Language, own: Texts = {}): CodeWords {
  return code => (own[code] ?? known(code) ?? codeText.invalid)[language];
}

export function useCodeWords(own?: Texts): CodeWords {
  const language = useLanguage();
  return useMemo(() => codeWords(language, own), [language, own]);
}

/** The message for a failure that belongs to no field. Being logged out has its own screen. */
export function failureWords(error: unknown, language: Language): string | null {
  const t = translator(formText, language);
  if (!(error instanceof AppError)) return t('failed');
  if (error.refusal === 'unauthenticated') return null;
  if (error.refusal === 'tooMany') return error.retryAfterSeconds ? t('tooManySeconds', { n: error.retryAfterSeconds }) : t('tooMany');
  if (error.refusal === 'unavailable' || error.refusal === 'unauthorized' || error.refusal === 'conflict') return t(error.refusal);
  return t('failed');
}

function known(code: string): Texts[string] | undefined {
  return Object.hasOwn(codeText, code) ? (codeText as Texts)[code] : undefined; // any code may be looked up
}
