export { FactorPanel } from './factor-panel';
export { SecondProof } from './second-proof';
export { SecondStep } from './second-step';
export { enrolText, factorCodes, stepText } from './text';
export type { SecondStepProps } from './unless-over';
