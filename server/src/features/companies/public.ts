export { insertCompanies } from './bulk-store';
