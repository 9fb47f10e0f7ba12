export { useLookup, useNames, type FoundObject } from './queries';
