import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { SecondFactorDocument, type SecondFactorQuery } from './second-factors.gen';

export const FACTOR_KEY = ['settings', 'second-factor'] as const;

export type Factor = SecondFactorQuery['secondFactor'];
export type Passkey = Factor['passkeys'][number];

export function useOwnFactor() {
  return useQuery({ queryKey: FACTOR_KEY, queryFn: ({ signal }) => ask(SecondFactorDocument, {}, signal) });
}

export const hasFactor = ({ enrolledAt, passkeys }: Factor): boolean => enrolledAt !== null || passkeys.length > 0;
