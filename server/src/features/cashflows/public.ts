export { setCashMinimum } from './minimums';
