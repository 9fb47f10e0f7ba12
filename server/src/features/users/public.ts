export { addUser, changeUser, disableUser, findUser } from './actions';
export { insertUserPackages } from './bulk-store';
export { anyUserById, findUsers, lockAdministrators, type PeopleListing, type UserRow, type Within } from './store';
