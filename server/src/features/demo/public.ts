export { refuseDemoLogins } from './in-production';
