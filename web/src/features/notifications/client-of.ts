import type { Language } from '@hakaru/contract/languages';

/** Whose money a notice is about, where it is not the reader's own. */
export function clientOf(params: unknown, language: Language): string | null {
  if (typeof params !== 'object' || params === null) return null;
  const { client, clientJp } = params as Readonly<Record<string, unknown>>; // an object's keys are strings
  const name = language === 'jp' ? clientJp : client;
  return typeof name === 'string' && name !== '' ? name : null;
}
