import { currentLanguage, translator } from '#platform/text';
import { toast } from '#ui/toast-queue';
import { flashText } from './flash-text';

export type Flash = 'impersonated' | 'stopped';
const KEY = 'flash';

/** A message that must survive the reload it is about. Stored for this tab, and shown once. */
export function setFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(KEY, flash);
  } catch {
    // Without storage the bar still shows the change.
  }
}

/** Called once at start-up. */
export function showFlash(): void {
  const flash = take();
  if (flash === 'impersonated' || flash === 'stopped') toast(translator(flashText, currentLanguage())(flash));
}

function take(): string | null {
  try {
    const flash = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return flash;
  } catch {
    return null;
  }
}
