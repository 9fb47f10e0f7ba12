export { Punctuality } from './punctuality-panel';
export { statusOf } from './status-of';
export { useRemind } from './use-task-actions';
