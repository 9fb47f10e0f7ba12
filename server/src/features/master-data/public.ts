export { uploadMaster } from './uploads';
