export { forgetAll as forgetAllNotifications, insertNotifications, readAll as readAllNotifications } from './bulk-store';
export { notify, notifyOrganisation, type Notify, type NotifyOrganisation } from './actions';
