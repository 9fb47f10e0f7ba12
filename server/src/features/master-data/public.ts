export { applyMaster, uploadMaster } from './uploads';
