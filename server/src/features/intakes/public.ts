export { createIntake, readIntakes, updateIntake } from './actions';
export { scanMail } from './mail/scan';
export { sendReceipts } from './receipts';
export { scanFolders } from './scan';
