export { CodeField } from './code-field';
export { FactorPanel } from './factor-panel';
export { SecondStep, type SecondStepProps } from './second-step';
export { enrolText, factorCodes, stepText } from './text';
