export { AssetsList } from './assets-list';
export { Certificates } from './certificates';
export { moduleNames, packageText, typeText } from './text';
