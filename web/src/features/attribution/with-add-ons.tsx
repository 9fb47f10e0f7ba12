import { ADD_ONS_GATE } from '@hakaru/contract/attribution';
import { isOpen } from '@hakaru/contract/access';
import { areaOf } from '@hakaru/contract/organisations';
import type { ReactNode } from 'react';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { LockedState } from '#ui/states';
import { attributionText } from './text';

const AREAS: readonly string[] = ['owner', 'consultant'];

/** What owners and consultants have with the add-ons module, on portfolios; everybody else sees what is missing, under the page's own title. */
export function WithAddOns({ title, children }: { title?: string; children: ReactNode }) {
  const t = useText(attributionText);
  const visitor = useVisitor();
  const isHeld = isOpen(visitor, ADD_ONS_GATE) && visitor.assetType === 'portfolio' && AREAS.includes(areaOf(visitor.category));
  if (isHeld) return children;
  return (
    <>
      {title && <PageHead title={title} />}
      <LockedState title={t('noAddOns')}>{t('noAddOnsBody')}</LockedState>
    </>
  );
}
