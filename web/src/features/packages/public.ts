export { MandatePackagesTab } from './mandate-packages-tab';
export { datasetText } from './text';
