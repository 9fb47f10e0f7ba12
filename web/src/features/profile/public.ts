export { useAdministrators } from './administrators';
export { UpdateOwnDetailsDocument } from './profile.gen';
export {
  PROFILE_KEY,
  ProfileContext,
  refreshProfile,
  savePreferences,
  useProfile,
  useProfileQuery,
  useSavePreferences,
  useVisitor,
  visitorOf,
} from './profile';
