export { createCorporation } from './actions';
export { keepCorporations } from './import-store';
