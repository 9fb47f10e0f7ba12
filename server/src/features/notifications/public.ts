export { notify, notifyOrganisation, type Notify, type NotifyOrganisation } from './actions';
