export { SettingsFrame } from './settings-frame';
export { roleText, settingsText } from './text';
