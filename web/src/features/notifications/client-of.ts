import type { Language } from '@hakaru/contract/languages';

/**
 * The parameters of a notice in the reader's language: organisations have their Japanese name beside the English one, as `sender` and
 * `senderJp`.
 */
export function namedIn(params: unknown, language: Language): Readonly<Record<string, string>> {
  if (typeof params !== 'object' || params === null) return {};
  const given = new Map(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const own = [...given].filter(([name]) => !(name.endsWith(JAPANESE) && given.has(name.slice(0, -JAPANESE.length))));
  return Object.fromEntries(own.map(([name, value]) => [name, (language === 'jp' && given.get(name + JAPANESE)) || value]));
}

const JAPANESE = 'Jp';

/** The client a notice is about, where it is not the reader's own organisation. */
export function clientOf(params: unknown, language: Language): string | null {
  return namedIn(params, language)['client'] || null;
}
