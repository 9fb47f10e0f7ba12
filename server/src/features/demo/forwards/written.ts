import { entityId } from '#features/demo/institution/structure';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { setOffForward, splitForwardInto } from '#features/fx-forwards/public';
import { createInstruction, moveInstruction } from '#features/instructions/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { midOf } from './mid';
import { findForwardOf } from './store';

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const SETTLES = '2027-01-20';

type Written = { mandate: string; currency: string; amount: string; tradeDate: string };

const SET_OFF: readonly (Written & { closed: string })[] = [
  { mandate: 'HFH01', currency: 'USD', amount: '900000.00', tradeDate: '2026-10-05', closed: '2026-10-28' },
  { mandate: 'HFH01', currency: 'EUR', amount: '350000.00', tradeDate: '2026-10-07', closed: '2026-10-29' },
  { mandate: 'HFH02', currency: 'USD', amount: '600000.00', tradeDate: '2026-10-13', closed: '2026-11-02' },
  { mandate: 'HFH02', currency: 'GBP', amount: '120000.00', tradeDate: '2026-10-15', closed: '2026-11-04' },
  { mandate: 'HFH01', currency: 'AUD', amount: '80000.00', tradeDate: '2026-10-20', closed: '2026-11-06' },
];
const SPLIT: readonly (Written & { parts: readonly string[] })[] = [
  { mandate: 'HFH02', currency: 'CAD', amount: '12000.00', tradeDate: '2026-10-26', parts: ['7000.00', '5000.00'] },
  { mandate: 'HFH01', currency: 'AUD', amount: '16000.00', tradeDate: '2026-10-27', parts: ['6000.00', '6000.00', '4000.00'] },
];

/** Small forwards that the manager wrote as instructions, since set off or split. */
export async function dealWritten(app: App): Promise<void> {
  for (const { closed, ...deal } of SET_OFF) {
    const forward = await written(app, deal);
    const forwardRate = await midOf(app, deal.currency, closed);
    await setOffForward(personAt(app, ADMIN, `${closed}T02:00:00Z`), forward, { tradeDate: closed, forwardRate });
  }
  for (const { parts, ...deal } of SPLIT)
    await splitForwardInto(personAt(app, USER, '2026-11-05T02:30:00Z'), await written(app, deal), parts);
}

async function written(app: App, { mandate, currency, amount, tradeDate }: Written): Promise<{ id: string; version: number }> {
  const terms = { entityId: entityId('HOSHI', mandate), category: 'FX Forward', type: 'fxForward', tradeDate, settlementDate: SETTLES };
  const deal = { currency, amount, side: 'sell', counterCurrency: 'JPY', rate: await midOf(app, currency, tradeDate) };
  const { id, version } = await createInstruction(personAt(app, MARLOWE, `${tradeDate}T03:00:00Z`), { ...terms, ...deal });
  await moveInstruction(personAt(app, USER, `${tradeDate}T05:00:00Z`), 'finalize', { id, version });
  const found = await inScope(app.database.db, { organisation: demoId('HOSHI') }, db => findForwardOf(db, id));
  if (!found) throw new Error('no forward follows the instruction');
  return found;
}
