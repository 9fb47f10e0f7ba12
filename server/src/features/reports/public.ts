export { freezeReport } from './publish';
