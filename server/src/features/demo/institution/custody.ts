import { holdingPlans } from '#features/demo/markets/holdings';
import { demoMandates } from './mandates';

/** The pension fund's mandates whose securities the trust bank holds, and the cash account it runs itself. */
const CASH_ACCOUNT = 'HCS01';
const kept = new Set([...holdingPlans.map(({ ref }) => ref), CASH_ACCOUNT]);

export const custodialRef = (mandate: string): string => `${mandate}T`;
/** The mandates for which the trust bank sends a monthly statement of holdings. */
export const CUSTODY: readonly string[] = holdingPlans.map(({ ref }) => ref).filter(ref => ref.startsWith('H'));

/** The trust bank's custodial accounts, each below its mandate. */
export const custodialAccounts = demoMandates
  .filter(({ ref, owner }) => owner === 'HOSHI' && kept.has(ref))
  .map(({ ref, en, jp }) => ({
    ref: custodialRef(ref),
    mandate: ref,
    type: ref === CASH_ACCOUNT ? 'bank' : 'trustee',
    name_en: `${en}, custody account`,
    name_jp: `${jp} 保管口座`,
  }));
