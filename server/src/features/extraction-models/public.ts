export { createModel, listModels } from './actions';
export { approveNotice } from './approve';
export { decideValue, readContents } from './contents';
export { extractNow } from './jobs';
export { approveStatement } from './approve-statement';
