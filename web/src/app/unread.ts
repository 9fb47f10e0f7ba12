import { RECENT_PAGES_BADGE } from '@hakaru/contract/limits';

/** '9+' above 9, as every badge of the product. */
export function unreadLabel(count: number): string {
  return count > RECENT_PAGES_BADGE ? `${RECENT_PAGES_BADGE}+` : String(count);
}
