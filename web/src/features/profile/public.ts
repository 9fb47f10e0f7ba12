export { useAdministrators } from './administrators';
export { useAsOfChange } from './as-of-change';
export { assetLabel, useClientName, useClientsOf } from './client-name';
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
