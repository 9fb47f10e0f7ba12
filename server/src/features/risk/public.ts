export { uploadRisk } from './uploads';
