export { MandateReportsTab } from './mandate-reports-tab';
export { usePublish } from './queries';
export { reportsText } from './text';
