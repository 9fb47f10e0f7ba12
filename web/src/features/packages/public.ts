export { MandatePackagesTab } from './mandate-packages-tab';
export { usePackageWords } from './package-table';
export { datasetText } from './text';
