import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { TextField } from '#ui/form/text-fields';
import { SecondFactorDocument } from './second-factors.gen';
import { factorText } from './text';

export const FACTOR_KEY = ['settings', 'second-factor'] as const;

export function useOwnFactor() {
  return useQuery({ queryKey: FACTOR_KEY, queryFn: ({ signal }) => ask(SecondFactorDocument, {}, signal) });
}

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'required' | 'autoComplete'>;

/** A second-factor code, required beside the password for actions that cannot be undone; only for users who have a second factor. */
export function CodeField(props: Props) {
  const t = useText(factorText);
  const { data } = useOwnFactor();
  if (!data?.secondFactor.enrolledAt) return null;
  return <TextField {...props} label={t('code')} autoComplete="one-time-code" required />;
}
