export { PolicyDialog, type PolicyVersion } from './policy-dialog';
export { PolicyVersions } from './policy-versions';
export { SplitEditor, type SplitLine } from './split-editor';
