import { flowTypeNames } from '@hakaru/contract/private-assets';
import type { FlowFilter } from './pool';

/** Part of a fund's key: which flows, and `base` for the investor's currency: `call`, `net|base`, `base`. */
export function fundPart({ filter, basis }: { filter: FlowFilter | null; basis: 'local' | 'base' }): string {
  return [filter, basis === 'base' ? 'base' : null].filter(one => one !== null).join('|');
}

export function readFundPart(part: string | undefined): { filter: FlowFilter; basis: 'local' | 'base' } | null {
  const words = (part ?? '').split('|').filter(word => word !== '');
  const basis = words.at(-1) === 'base' ? 'base' : 'local';
  const [name = 'net', ...rest] = basis === 'base' ? words.slice(0, -1) : words;
  const filter = FILTERS.find(one => one === name);
  return filter && rest.length === 0 ? { filter, basis } : null;
}

const FILTERS: readonly FlowFilter[] = ['call', 'distribution', 'net', 'inside', 'gross', ...flowTypeNames];
