export { makeAsset } from './actions';
export { insertAssets } from './bulk-store';
