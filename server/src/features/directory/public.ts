export { insertTeams } from './bulk-store';
