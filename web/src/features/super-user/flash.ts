import { currentLanguage, translator } from '#platform/text';
import { toast } from '#ui/toast-queue';
import { flashText } from './flash-text';

export type Flash = 'impersonated' | 'stopped';
const KEY = 'flash';

/** A message that must outlive the reload it announces. Kept for this tab and for one showing. */
export function setFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(KEY, flash);
  } catch {
    // Without storage the change itself is still visible in the bar.
  }
}

/** Run once at the start. */
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
