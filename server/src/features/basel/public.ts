export { saveComposition, saveEvidence, saveStandard } from './actions';
