export { findMappings } from './store';
