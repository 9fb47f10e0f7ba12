import type { PreferencesInput } from '@hakaru/contract/preferences-input';
import type { Preferences } from '@hakaru/contract/preferences';
import type { Language } from '@hakaru/contract/languages';
import type { Profile, ProfileOrganisation } from '@hakaru/contract/profile';
import type { Visitor } from '@hakaru/contract/navigation';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { ask, call } from '#platform/api';
import { queryClient } from '#platform/query';
import { useSession } from '#platform/session';
import { writeStoredJson } from '#platform/storage';
import { useLanguage } from '#platform/text';
import { UpdatePreferencesAuthDocument } from './profile.gen';

export const PROFILE_KEY = ['profile'] as const;

/** The current user. One query for the whole app; everything else reads it through `useProfile`. */
export function profileQuery(token: string | null) {
  return queryOptions({
    queryKey: [...PROFILE_KEY, token],
    queryFn: async ({ signal }) => remember(await call<Profile>('GET', 'me', undefined, { signal })),
    enabled: token !== null,
    staleTime: 60_000,
  });
}

/** Names are in the language on screen, whatever language is stored on the server. */
export function useProfileQuery() {
  const { token } = useSession();
  return useQuery({ ...profileQuery(token), select: IN_LANGUAGE[useLanguage()] });
}

const IN_LANGUAGE: Readonly<Record<Language, (profile: Profile) => Profile>> = {
  en: profile => namedIn(profile, 'nameEn', 'clientEn'),
  jp: profile => namedIn(profile, 'nameJp', 'clientJp'),
};

function namedIn(profile: Profile, name: 'nameEn' | 'nameJp', client: 'clientEn' | 'clientJp'): Profile {
  const localised = (organisation: ProfileOrganisation): ProfileOrganisation => ({
    ...organisation,
    name: organisation[name],
    assets: organisation.assets.map(asset => ({ ...asset, name: asset[name], client: asset[client] })),
  });
  const { organisation, originalOrganisation } = profile;
  return {
    ...profile,
    organisation: localised(organisation),
    originalOrganisation: originalOrganisation && localised(originalOrganisation),
  };
}

/** Provided by the shell once every gate is passed, so that screens always have a profile. */
export const ProfileContext = createContext<Profile | null>(null);

export function useProfile(): Profile {
  const profile = use(ProfileContext);
  if (!profile) throw new Error('useProfile is for screens inside the shell');
  return profile;
}

/** The same facts the server's gates read, for the contract's own functions. */
export function useVisitor(): Visitor {
  const profile = useProfile();
  return useMemo(() => visitorOf(profile), [profile]);
}

export function visitorOf({ superuser, role, organisation, packages, assetType, assetId }: Profile): Visitor {
  return {
    superuser,
    role,
    assetType,
    holdsFunds: organisation.assets.some(({ id, holdsFunds }) => id === assetId && holdsFunds),
    category: organisation.organisationType.organisationCategory.name,
    modules: organisation.modules,
    organisationPackages: organisation.organisationPackages.map(({ type }) => type),
    userPackages: packages.map(({ type }) => type),
  };
}

export function refreshProfile(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: PROFILE_KEY });
}

/** Saves a preference on the server; the returned profile replaces the one on screen. */
export function useSavePreferences() {
  const client = useQueryClient();
  const { token } = useSession();
  return useMutation({
    mutationFn: savePreferences,
    onSuccess: ({ preferences }) => {
      client.setQueryData<Profile>([...PROFILE_KEY, token], old => (old ? remember({ ...old, preferences }) : old));
      void refreshProfile();
    },
  });
}

export async function savePreferences(preferences: PreferencesInput): Promise<{ preferences: Preferences }> {
  const { updateProfile } = await ask(UpdatePreferencesAuthDocument, { preferences });
  return { preferences: updateProfile.preferences as Preferences }; // the serializer of `me` writes both; rules stay out of the first download
}

/** The browser's copy is used until the profile is loaded. */
function remember(profile: Profile): Profile {
  writeStoredJson('preferences', profile.preferences);
  return profile;
}
