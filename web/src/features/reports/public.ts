export { MandateReportsTab } from './mandate-reports-tab';
