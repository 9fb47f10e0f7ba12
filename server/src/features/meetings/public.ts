export { meetingsBetween } from './actions';
export { insertMeetings } from './bulk-store';
