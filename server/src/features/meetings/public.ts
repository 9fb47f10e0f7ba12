export { meetingsBetween, nextMeetings } from './actions';
export type { NextMeeting } from './store';
export { insertMeetings } from './bulk-store';
