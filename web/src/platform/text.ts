import { HTML_LANG, languageOf, type Both, type Language } from '@hakaru/contract/languages';
import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from './storage';

export type { Language } from '@hakaru/contract/languages';

export type Texts = Readonly<Record<string, Both>>;
export type Params = Readonly<Record<string, string | number>>;

/** `t('late', { n: 2 })`: keys and the `{params}` of their sentences are checked by the compiler. */
export type Translate<T extends Texts> = <K extends keyof T & string>(key: K, ...params: ParamsOf<T[K]>) => string;

/**
 * Both languages of a screen, side by side. A missing language or a parameter that only one language uses is a compile error.
 *
 * `{n|day|days}` writes the first word for one and the second for any other number.
 *
 * @example const texts = defineText({ late: { en: '{n} bd late', jp: '{n}営業日超過' } });
 */
export function defineText<const T extends Texts>(texts: T & SameParams<T>): T {
  return texts;
}

/** `const t = useText(texts)` returns texts in the current language and re-renders when it changes. */
export function useText<T extends Texts>(texts: T): Translate<T> {
  return translator(texts, useLanguage());
}

/** Labels for names that come from the server, such as modules or kinds; a name without a label is shown as it is. */
export function useWords(texts: Texts): (name: string) => string {
  const language = useLanguage();
  return name => (Object.hasOwn(texts, name) ? (texts[name]?.[language] ?? name) : name);
}

/** The same outside React, for a given language. Memoised by table and language, because a grid has hundreds of cells with texts. */
export function translator<T extends Texts>(texts: T, language: Language): Translate<T> {
  const made = translators[language];
  const found = made.get(texts);
  if (found) return found as Translate<T>; // stored under this very table
  const translate: Translate<T> = (key, ...params) => fill(texts[key]?.[language] ?? key, params[0]);
  made.set(texts, translate);
  return translate;
}

const translators: Readonly<Record<Language, WeakMap<Texts, unknown>>> = { en: new WeakMap(), jp: new WeakMap() };

export function fill(sentence: string, params?: Params): string {
  if (!params) return sentence;
  return sentence.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = String(params[name] ?? whole);
    return (value === '1' ? one : many) ?? value;
  });
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, () => 'en');
}

export function currentLanguage(): Language {
  return (current ??= languageOf(readStored('i18nextLng') ?? browserLanguage()));
}

export function setLanguage(language: Language): void {
  writeStored('i18nextLng', language);
  speak(language);
}

/** Sets the page's language and follows changes made in other tabs. Called once at start-up; returns the function that stops it. */
export function startLanguage(): () => void {
  speak(currentLanguage());
  return watchStored('i18nextLng', () => speak(languageOf(readStored('i18nextLng') ?? browserLanguage())));
}

let current: Language | undefined;
const listeners = new Set<() => void>();

function speak(language: Language): void {
  current = language;
  document.documentElement.lang = HTML_LANG[language];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function browserLanguage(): string {
  return typeof navigator === 'undefined' ? '' : navigator.language;
}

type Names<S> = S extends `${string}{${infer P}}${infer Rest}` ? NameOf<P> | Names<Rest> : never;
type NameOf<P extends string> = P extends `${infer Name}|${string}` ? Name : P;
type ParamsOf<B extends Both> = [Names<B['en']>] extends [never] ? [] : [Readonly<Record<Names<B['en']>, string | number>>];
type SameParams<T extends Texts> = {
  [K in keyof T]: [Names<T[K]['en']>] extends [Names<T[K]['jp']>]
    ? [Names<T[K]['jp']>] extends [Names<T[K]['en']>]
      ? T[K]
      : { en: `takes other {params} than jp`; jp: string }
    : { en: `takes other {params} than jp`; jp: string };
};
