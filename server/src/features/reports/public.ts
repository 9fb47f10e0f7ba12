export { freezeFrom } from './publish';
