import type { HoldingGroup } from '@hakaru/contract/holdings';
import { securityTypes, type SecurityType } from '@hakaru/contract/securities';
import { useCallback } from 'react';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { bucketText, holdingsText } from './text';

/** Types of the master in words; a master's own words stand as they are. */
export function useTypeName(): (type: string) => string {
  const language = useLanguage();
  return useCallback(
    type => (Object.hasOwn(securityTypes, type) ? securityTypes[type as SecurityType][language] : type), // looked up just before
    [language],
  );
}

export function useGroupName(): (by: HoldingGroup, group: string) => string {
  const t = useText(holdingsText);
  const bucket = useText(bucketText);
  const typeName = useTypeName();
  const formats = useFormats();
  return useCallback(
    (by, group) => {
      if (group === '-') return t('none');
      if (by === 'type') return typeName(group);
      if (by === 'priceDate') return formats.date(group);
      if (by === 'riskWeight') return `${group}%`;
      return by === 'maturity' && Object.hasOwn(bucketText, group) ? bucket(group as keyof typeof bucketText) : group; // looked up just before
    },
    [t, bucket, typeName, formats],
  );
}
