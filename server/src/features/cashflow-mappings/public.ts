export { createMapping, listMappings } from './actions';
export { findMappings } from './store';
