import { isOpen } from '@hakaru/contract/access';
import { ADD_ONS_GATE, addOns, type AddOnName } from '@hakaru/contract/add-ons';
import { areaOf } from '@hakaru/contract/organisations';
import type { ReactNode } from 'react';
import { useArea } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { LockedState } from '#ui/states';
import { addOnText } from './text';

const AREAS: readonly string[] = ['owner', 'consultant'];

/** Add-ons are for owners and consultants with the module, on portfolios. */
export function useHasAddOns(): boolean {
  const visitor = useVisitor();
  return isOpen(visitor, ADD_ONS_GATE) && visitor.assetType === 'portfolio' && AREAS.includes(areaOf(visitor.category));
}

/** The add-on's content for those who hold it; everybody else sees what is missing, under the page's own title. */
export function WithAddOn({ name, title, children }: { name: AddOnName; title: string; children: ReactNode }) {
  const t = useText(addOnText);
  const role = useArea();
  const visitor = useVisitor();
  const hasAny = useHasAddOns();
  if (hasAny && isOpen(visitor, addOns[name].gate)) return children;
  return (
    <>
      <PageHead title={title} />
      {hasAny ? (
        <LockedState title={t('notHeld')}>
          {t('notHeldBody')}{' '}
          <AppLink to="/$role/addons" params={{ role }}>
            {t('title')}
          </AppLink>
        </LockedState>
      ) : (
        <NoAddOns />
      )}
    </>
  );
}

export function NoAddOns() {
  const t = useText(addOnText);
  return <LockedState title={t('noAddOns')}>{t('noAddOnsBody')}</LockedState>;
}
