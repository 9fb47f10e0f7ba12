import { keepKnown } from './url-text';

/** For `search` of a link to another reporting screen: all of them accept the knowledge time, though no route declares it. */
export const knownSearch = keepKnown as never; // see above
