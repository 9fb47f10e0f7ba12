import { useLanguage, type Texts } from '#platform/text';
import { actionText } from './action-text';

/** The words for names that come from the trail; one without words is shown as it is. */
export function useWords(texts: Texts): (name: string) => string {
  const language = useLanguage();
  return name => (Object.hasOwn(texts, name) ? (texts[name]?.[language] ?? name) : name);
}

/** What somebody did, in words: one list for every trail on screen. */
export const useActionWord = (): ((action: string) => string) => useWords(actionText);
