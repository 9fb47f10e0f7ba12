export { SettingsFrame } from './settings-frame';
