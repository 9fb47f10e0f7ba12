export { RecalculateButton } from './recalculate-button';
