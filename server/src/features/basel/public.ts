export { readBasel, saveComposition, saveEvidence, saveStandard, type BaselReply } from './actions';
export { itemNames } from './item-names';
