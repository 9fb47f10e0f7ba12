export { AssetsList } from './assets-list';
export { moduleNames, packageText, typeText } from './text';
