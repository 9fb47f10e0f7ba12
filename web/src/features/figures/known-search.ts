import { keepKnown } from './url-text';

/** For `search` of a link to another reporting screen: they all take the moment of knowledge, though no route declares it. */
export const knownSearch = keepKnown as never; // see above
