export { announce, type Announcement } from './announce';
export { listens } from './event-store';
export { createEndpoint, listEndpoints, pauseEndpoint } from './actions';
export { testEndpoint } from './deliveries';
export { plantEndpoint } from './store';
export { deliverDue } from './deliver';
