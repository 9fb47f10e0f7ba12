import type { AttributionForm, AttributionPeriod } from '@hakaru/contract/attribution';
import type { CurrencyMethod } from '@hakaru/contract/currency-measures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBookContext, useUrlText, type ShownFigure } from '#features/figures/public';
import { ask } from '#platform/api';
import {
  AttributionOptionsDocument,
  AttributionPathDocument,
  CurrencyEffectsDocument,
  CurrencyLinesDocument,
  SecurityEffectsDocument,
  type AttributionPathQuery,
  type CurrencyEffectsQuery,
  type CurrencyLinesQuery,
  type SecurityEffectsQuery,
} from './attribution.gen';

export type PathPoint = AttributionPathQuery['attributionPath'][number];

/**
 * The accumulated effects of the whole over a period. The key starts with 'figures', so that it is invalidated together with all figures.
 */
export function useAttributionPath(period: AttributionPeriod, form: AttributionForm) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, horizon: period, form };
  return useQuery({
    queryKey: ['figures', 'attribution', variables],
    queryFn: async ({ signal }) => (await ask(AttributionPathDocument, variables, signal)).attributionPath,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

/** The owner's linking method; the key starts with 'figures', because figures depend on it. */
export function useAttributionOptions() {
  const { assetId, known } = useBookContext();
  const variables = { assetId, known };
  return useQuery({
    queryKey: ['figures', 'attributionOptions', variables],
    queryFn: async ({ signal }) => (await ask(AttributionOptionsDocument, variables, signal)).attributionOptions,
    enabled: assetId !== '',
    placeholderData: keepPreviousData,
  });
}

export type SecurityEffects = SecurityEffectsQuery['securityEffects'];
export type EffectFigure = SecurityEffects['explained'];

/** Figures of a statement carry no quality mark. */
export function shown(figure: EffectFigure): ShownFigure {
  return { ...figure, quality: null };
}

/** The contribution of each security to a mandate's excess return, from an earlier statement to that of the day. */
export function useSecurityEffects(entityId: string) {
  const { assetId, asOf, known } = useBookContext();
  const [compare] = useUrlText('compare');
  const from = compare !== null && compare < asOf ? compare : null;
  const variables = { assetId, entityId, asOf, known, from };
  return useQuery({
    queryKey: ['figures', 'securityEffects', variables],
    queryFn: async ({ signal }) => (await ask(SecurityEffectsDocument, variables, signal)).securityEffects,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

export type CurrencyEffects = CurrencyEffectsQuery['currencyEffects'];

/** The effect of currencies on the active return of a mandate or a class since a month-end. */
export function useCurrencyEffects(entityId: string, { from, method }: { from: string; method: CurrencyMethod }) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, entityId, asOf, known, from, method };
  return useQuery({
    queryKey: ['figures', 'currencyEffects', variables],
    queryFn: async ({ signal }) => (await ask(CurrencyEffectsDocument, variables, signal)).currencyEffects,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

export type CurrencyLines = CurrencyLinesQuery['currencyEffects'];

/** The securities of a mandate in one currency with their effects, and the figures of the currency they add up to. */
export function useCurrencyLines(entityId: string, { from, currency }: { from: string; currency: string }) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, entityId, asOf, known, from, currency };
  return useQuery({
    queryKey: ['figures', 'currencyLines', variables],
    queryFn: async ({ signal }) => (await ask(CurrencyLinesDocument, variables, signal)).currencyEffects,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}
