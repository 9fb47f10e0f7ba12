import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import {
  StressChoicesDocument,
  StressReportDocument,
  StressTestsDocument,
  type StressChoicesQuery,
  type StressFigureFragment,
  type StressReportQuery,
  type StressTestFieldsFragment,
} from './stress-tests.gen';

export type StressTest = StressTestFieldsFragment;
export type StressReport = StressReportQuery['stressReport'];
export type StressClass = StressReport['classes'][number];
export type StressChoices = StressChoicesQuery['stressChoices'];

/** The figure itself carries no quality; its trace shows that of each part. */
export const shown = (figure: StressFigureFragment) => ({ ...figure, quality: null });

export function useStressTests() {
  const { assetId } = useBookContext();
  return useQuery({
    queryKey: ['stress-tests', assetId],
    queryFn: async ({ signal }) => (await ask(StressTestsDocument, { assetId }, signal)).stressTests,
    enabled: assetId !== '',
  });
}

/** One test at the month-end on screen. The key starts with 'figures', so that it is invalidated together with all figures. */
export function useStressReport(id: string) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, id };
  return useQuery({
    queryKey: ['figures', 'stress report', variables],
    queryFn: async ({ signal }) => (await ask(StressReportDocument, variables, signal)).stressReport,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

export function useStressChoices() {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known };
  return useQuery({
    queryKey: ['figures', 'stress choices', variables],
    queryFn: async ({ signal }) => (await ask(StressChoicesDocument, variables, signal)).stressChoices,
    enabled: assetId !== '' && asOf !== '',
  });
}

export function useRefreshStressTests() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['stress-tests'] });
    await client.invalidateQueries({ queryKey: ['figures', 'stress report'] });
  };
}
