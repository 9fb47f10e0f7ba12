export { plantTeamViews } from './team-store';
