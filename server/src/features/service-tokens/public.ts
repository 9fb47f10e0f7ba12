export { plantServiceToken } from './store';
