export { createOwnAsset, readSetup, skipStep } from './actions';
