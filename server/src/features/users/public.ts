export { anyUserById, findUsers, type PeopleListing, type UserRow, type Within } from './store';
