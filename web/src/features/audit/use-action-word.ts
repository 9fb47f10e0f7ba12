import { useWords } from '#platform/text';
import { actionText } from './action-text';

/** Labels of actions, the same list for every trail on screen. */
export const useActionWord = (): ((action: string) => string) => useWords(actionText);
