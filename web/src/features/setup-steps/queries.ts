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

/** Refetched whenever it is shown, because steps are completed on other screens. Null for organisations with nothing to set up. */
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
    /** Everything depends on the first portfolio, so all queries are invalidated. */
    createAsset: async (input: CreateOwnAssetMutationVariables['input']) => {
      await ask(CreateOwnAssetDocument, { input });
      await client.invalidateQueries();
    },
  };
}
