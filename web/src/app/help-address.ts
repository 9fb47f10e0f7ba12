import { areaOf } from '@hakaru/contract/organisations';
import { useProfile } from '#features/profile/public';
import { useSite } from '#features/site/public';

/** Managers have a manual of their own. An address of the installation's wins over the built-in manual; both open beside the work. */
export function useHelpAddress(): { href: string; target: '_blank'; rel: string } {
  const { organisation } = useProfile();
  const { helpUrlManager, helpUrlDefault } = useSite();
  const isManager = areaOf(organisation.organisationType.organisationCategory.name) === 'manager';
  const href = isManager ? (helpUrlManager ?? '/help/managerImport') : (helpUrlDefault ?? '/help/assetOwner');
  return { href, target: '_blank', rel: 'noopener' };
}
