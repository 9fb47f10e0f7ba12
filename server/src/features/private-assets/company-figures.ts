import { missing, type Result } from '@hakaru/engine/result';
import { localOf, type Work } from './work';

/** The number of companies held or sold; a programme's is traced to its funds, a fund's to the days its companies were bought and sold. */
export function companies({ facts, key, funds, listener }: Work): Result {
  const own = facts.companies.filter(({ fundId }) => (funds ?? [key.entityId]).includes(fundId));
  for (const entityId of funds ?? []) listener.input({ ...localOf(key), entityId });
  if (!funds)
    for (const { ref, investedDate, realizedDate } of own) {
      listener.note({ id: 'invested', value: investedDate, unit: 'text', at: ref });
      if (realizedDate !== null) listener.note({ id: 'realized', value: realizedDate, unit: 'text', at: ref });
    }
  const bought = own.filter(({ investedDate }) => investedDate === null || investedDate <= key.asOf);
  const sold = bought.filter(({ realizedDate }) => realizedDate !== null && realizedDate <= key.asOf);
  if (key.measure !== 'activeCompanies' && key.measure !== 'realizedCompanies') return missing('not_applicable');
  return { value: key.measure === 'activeCompanies' ? bought.length - sold.length : sold.length };
}
