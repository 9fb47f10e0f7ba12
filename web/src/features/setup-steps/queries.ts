import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  CreateOwnAssetDocument,
  ResumeSetupStepDocument,
  SetupGuideDocument,
  SkipSetupStepDocument,
  type CreateOwnAssetMutationVariables,
  type SetupGuidePartsFragment,
} from './setup-steps.gen';

export type SetupGuide = SetupGuidePartsFragment;
export type SetupStep = SetupGuide['steps'][number];

const KEY = ['setup guide'] as const;

/** Asked anew whenever it is shown: what completes a step happens on other screens. Null for whoever has nothing to set up. */
export function useSetupGuide() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await ask(SetupGuideDocument, {}, signal)).setupGuide ?? null,
    staleTime: 0,
  });
}

export function useSetupChanges() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: KEY });
  return {
    skip: async (step: string, reason: string) => {
      await ask(SkipSetupStepDocument, { step, reason }).finally(again);
    },
    resume: async (step: string) => {
      await ask(ResumeSetupStepDocument, { step }).finally(again);
    },
    /** Everything else begins with the first portfolio, so all of it is asked for again. */
    createAsset: async (input: CreateOwnAssetMutationVariables['input']) => {
      await ask(CreateOwnAssetDocument, { input });
      await client.invalidateQueries();
    },
  };
}
