export { decidePayment, requestPayment } from './actions';
export { findPayments } from './store';
