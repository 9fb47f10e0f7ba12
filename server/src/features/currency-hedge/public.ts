export { insertTargets } from './bulk-store';
export { exposuresOn, type Exposure } from './exposures';
