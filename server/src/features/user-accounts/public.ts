/** The account of a person: its row is written here alone, by whichever feature changes a part of it. */
export { insertUsers } from './bulk-store';
export {
  disableEverybody,
  eraseUser,
  insertSuperuser,
  moveUser,
  setDisabled as setDisabledAnywhere,
  setMustChange as setMustChangeAnywhere,
  setSuperuser,
} from './platform-store';
export {
  insertUser,
  setAgreed,
  setDisabled,
  setMustChange,
  setNotificationSetting,
  setOwn,
  setPasswordHash,
  setVerified,
  updateUser,
  type UserKey,
} from './store';
