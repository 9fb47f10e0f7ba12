import { counterpartyId } from '#features/demo/institution/counterparties';
import { entityId } from '#features/demo/institution/structure';
import { personAt } from '#features/demo/instructions/person-at';
import { createForward, moveForward, setOffForward, splitForwardInto } from '#features/fx-forwards/public';
import type { App } from '#platform/context';
import { midOf } from './mid';

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const SETTLES = '2027-01-20';

type Deal = { mandate: string; currency: string; amount: string; tradeDate: string; bank: string; by: string };

/** One forward in each state, with small amounts: set off, set off and released, split, cancelled, and a draft that would restore a hedge ratio. */
export async function dealLatest(app: App): Promise<void> {
  const setOff = await dealt(app, {
    mandate: 'HFH02',
    currency: 'EUR',
    amount: '400000.00',
    tradeDate: '2026-10-21',
    bank: 'BANKB',
    by: MARLOWE,
  });
  await setOffForward(personAt(app, ADMIN, '2026-11-02T02:00:00Z'), setOff, {
    tradeDate: '2026-11-02',
    forwardRate: await midOf(app, 'EUR', '2026-11-02'),
  });

  const released = await dealt(app, {
    mandate: 'HFH02',
    currency: 'AUD',
    amount: '20000.00',
    tradeDate: '2026-10-22',
    bank: 'BANKB',
    by: MARLOWE,
  });
  const rate = await midOf(app, 'AUD', '2026-11-04');
  const { version } = await setOffForward(personAt(app, ADMIN, '2026-11-04T02:00:00Z'), released, {
    tradeDate: '2026-11-04',
    forwardRate: rate,
  });
  await moveForward(personAt(app, USER, '2026-11-05T01:00:00Z'), 'cancel setoff', { ...released, version });

  const whole = await dealt(app, {
    mandate: 'HFH02',
    currency: 'CAD',
    amount: '30000.00',
    tradeDate: '2026-10-23',
    bank: 'BANKB',
    by: MARLOWE,
  });
  await splitForwardInto(personAt(app, USER, '2026-11-05T02:00:00Z'), whole, ['20000.00', '10000.00']);

  const given = await dealt(app, {
    mandate: 'HFH01',
    currency: 'GBP',
    amount: '50000.00',
    tradeDate: '2026-11-02',
    bank: 'BANKA',
    by: MARLOWE,
  });
  await moveForward(personAt(app, USER, '2026-11-04T04:00:00Z'), 'cancel', given);

  await entered(app, { mandate: 'HPD01', currency: 'USD', amount: '1500000.00', tradeDate: '2026-11-10', bank: 'BANKC', by: ADMIN });
}

async function entered(app: App, { mandate, currency, amount, tradeDate, bank, by }: Deal): Promise<{ id: string; version: number }> {
  const terms = { entityId: entityId('HOSHI', mandate), counterpartyId: counterpartyId('HOSHI', bank), side: 'sell', currency, amount };
  const days = { tradeDate, settlementDate: SETTLES, maturityDate: SETTLES };
  const input = { ...terms, ...days, forwardRate: await midOf(app, currency, tradeDate), transactionFee: '0' };
  const { id, version } = await createForward(personAt(app, by, `${tradeDate}T03:00:00Z`), input);
  return { id, version };
}

/** Entered by one user and finalised by another. */
async function dealt(app: App, deal: Deal): Promise<{ id: string; version: number }> {
  const draft = await entered(app, deal);
  const { id, version } = await moveForward(personAt(app, USER, `${deal.tradeDate}T05:00:00Z`), 'finalize', draft);
  return { id, version };
}
