export { useManagerArea } from './queries';
