import { useLanguage, type Texts } from '#platform/text';
import { actionText } from './action-text';

/** Labels for names from the audit trail; a name without a label is shown as it is. */
export function useWords(texts: Texts): (name: string) => string {
  const language = useLanguage();
  return name => (Object.hasOwn(texts, name) ? (texts[name]?.[language] ?? name) : name);
}

/** Labels of actions, the same list for every trail on screen. */
export const useActionWord = (): ((action: string) => string) => useWords(actionText);
