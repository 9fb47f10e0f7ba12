export { setCashMinimum } from './minimums';
export { findBreaches, type Breach } from './breaches';
export { noticesBetween, type FundNotice } from './notices';
export { counted, sumBefore, type Ledger } from './ledger-store';
export { ledgerOf, openAccounts } from './ledgers';
export { writeRedemptionTerms } from './redemption-terms';
