export { savePolicy } from './actions';
export { insertPolicyWeights } from './bulk-store';
