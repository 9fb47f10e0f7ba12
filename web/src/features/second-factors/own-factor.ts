import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { SecondFactorDocument, type SecondFactorQuery } from './second-factors.gen';

export const SETTINGS_KEY = ['settings'] as const;
const FACTOR_KEY = [...SETTINGS_KEY, 'second-factor'] as const;

export type Factor = SecondFactorQuery['secondFactor'];
export type Passkey = Factor['passkeys'][number];

export function useOwnFactor() {
  return useQuery({ queryKey: FACTOR_KEY, queryFn: ({ signal }) => ask(SecondFactorDocument, {}, signal) });
}

export const countFactors = ({ enrolledAt, passkeys }: Factor): number => (enrolledAt === null ? 0 : 1) + passkeys.length;

export const hasFactor = (factor: Factor): boolean => countFactors(factor) > 0;
