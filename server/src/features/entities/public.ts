export { addAccount, findRoot, isUnused, linkFrom, removeEntity, renameEntity } from './tree-store';
