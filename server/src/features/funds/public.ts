export { addCodes } from './store';
