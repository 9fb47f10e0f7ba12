export { insertPolicyWeights } from './bulk-store';
