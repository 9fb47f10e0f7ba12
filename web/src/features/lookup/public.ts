export { useLookup, type FoundObject } from './queries';
