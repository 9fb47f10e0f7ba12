export { insertEstablishments } from './bulk-store';
