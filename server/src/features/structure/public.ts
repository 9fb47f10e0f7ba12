/** The entities of an asset, their links and classes. Only this feature writes them; any store may read them. */
export { insertEntities, insertLinks, insertMembers } from './bulk-store';
export { linkFrom, linkOnlyTo } from './link-store';
export { placeInClass, replaceMembers } from './member-store';
export {
  addAccount,
  findRoot,
  insertEntity,
  isUnused,
  raiseEntity,
  removeEntity,
  renameEntity,
  setFundType,
  setNote,
  setOrder,
  updateEntity,
} from './store';
