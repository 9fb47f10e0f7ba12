export { addAccount, findRoot, isUnused, removeEntity, renameEntity } from './tree-store';
