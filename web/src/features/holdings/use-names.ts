import type { HoldingGroup } from '@hakaru/contract/holdings';
import { useCallback } from 'react';
import { useReferenceName } from '#features/reference-tables/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { bucketText, holdingsText } from './text';

/** Names of security types; a type the reference table names itself is shown by that name. */
export function useTypeName(): (type: string) => string {
  return useReferenceName('securityType1');
}

export function useGroupName(): (by: HoldingGroup, group: string) => string {
  const t = useText(holdingsText);
  const bucket = useText(bucketText);
  const typeName = useTypeName();
  const subtypeName = useReferenceName('securityType2');
  const formats = useFormats();
  return useCallback(
    (by, group) => {
      if (group === '-') return t('none');
      if (by === 'type') return typeName(group);
      if (by === 'subtype') return subtypeName(group);
      if (by === 'priceDate') return formats.date(group);
      if (by === 'riskWeight') return `${group}%`;
      return by === 'maturity' && Object.hasOwn(bucketText, group) ? bucket(group as keyof typeof bucketText) : group; // looked up just before
    },
    [t, bucket, typeName, subtypeName, formats],
  );
}
