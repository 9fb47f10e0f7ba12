export { addEntry, closeMonth, openBankAccount, postEntry, postReversal, presentBooks, presentEntry } from './actions';
export { insertBooks } from './store';
