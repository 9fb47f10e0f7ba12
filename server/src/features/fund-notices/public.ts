export { followNotice } from './follow';
export { dropReplacement, dropReplacementsOf, findReplacement, keepReplacement, type NoticeLink } from './replacement-store';
export {
  findConfirmation,
  findFundTerms,
  findLastAccount,
  findNotices,
  findOfInstruction,
  findSameFlow,
  insertNotice,
  isApproved,
  keepConfirmation,
  type Alike,
  type Confirmation,
  type NoticeRow,
} from './store';
