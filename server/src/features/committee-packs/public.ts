export { addTemplate, createPack, listPacks, listTemplates, listPublications } from './actions';
export { makePack } from './make';
