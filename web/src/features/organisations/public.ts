export { AssetsList } from './assets-list';
export { typeText } from './text';
