export { archiveOf } from './archive';
