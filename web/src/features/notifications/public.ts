export { kindText } from './text';
export { useUnread } from './unread';
