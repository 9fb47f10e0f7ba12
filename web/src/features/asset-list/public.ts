export { useAssetSwitch } from './asset-switch';
