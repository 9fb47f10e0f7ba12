export { PolicyActions } from './policy-actions';
export { SplitEditor, type SplitLine } from './split-editor';
