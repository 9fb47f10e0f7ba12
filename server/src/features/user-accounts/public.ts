/** The rows of user accounts. Only this feature writes them; other features call it to change their part. */
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
  insertProvisioned,
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
