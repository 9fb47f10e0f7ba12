/** The entities of an asset, how they hang together and which class they stand in: written here alone, read by everybody. */
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
