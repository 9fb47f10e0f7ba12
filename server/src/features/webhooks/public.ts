export { announce, type Announcement } from './announce';
export { listens } from './event-store';
export { deliverDue } from './deliver';
export { resealWebhooks } from './reseal-store';
