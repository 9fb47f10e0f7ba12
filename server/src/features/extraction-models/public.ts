export { createModel, listModels } from './actions';
export { approveNotice } from './approve';
export { decideValue, readContents } from './contents';
export { extract } from './extract';
export { chosenModel, extractNow } from './jobs';
export { approveStatement } from './approve-statement';
export { listReplays, proposeModel } from './replay';
