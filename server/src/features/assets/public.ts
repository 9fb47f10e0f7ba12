export { insertAssets } from './bulk-store';
