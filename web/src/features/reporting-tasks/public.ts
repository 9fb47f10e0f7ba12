export { Punctuality } from './punctuality-panel';
