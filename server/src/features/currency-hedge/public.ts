export { insertTargets } from './bulk-store';
export { exposuresOn, type Exposure } from './exposures';
export { readHedges, type HedgeReply, type HedgeRow } from './actions';
