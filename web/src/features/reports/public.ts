export { MandateReportsTab } from './mandate-reports-tab';
export { usePublish } from './queries';
