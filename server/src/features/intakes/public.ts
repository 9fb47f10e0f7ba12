export { createIntake, readIntakes } from './actions';
export { sendReceipts } from './receipts';
export { scanFolders } from './scan';
