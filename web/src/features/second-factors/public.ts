export { FactorPanel } from './factor-panel';
export { SecondStep, type SecondStepProps } from './second-step';
export { enrolText, stepText } from './text';
