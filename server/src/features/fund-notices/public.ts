export { followNotice } from './follow';
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
  type Confirmation,
  type NoticeRow,
} from './store';
