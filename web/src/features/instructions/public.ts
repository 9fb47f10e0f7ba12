export { readAmount } from './amount-text';
