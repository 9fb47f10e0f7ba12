export { addTemplate, createPack, listPacks, listTemplates, listPublications } from './actions';
