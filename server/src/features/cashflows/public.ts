export { setCashMinimum } from './minimums';
export { findBreaches, type Breach } from './breaches';
export { noticesBetween, type FundNotice } from './notices';
