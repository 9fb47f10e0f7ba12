export { prepareDistribution, approveDistribution } from './actions';
export { findDistributions, type DistributionRow } from './store';
