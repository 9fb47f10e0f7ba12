import { areaOf, areasDisagree, areasOfModules, type OrganisationCategory } from '@hakaru/contract/organisations';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import { mismatchText } from './text';

/** Category and modules may lead to different areas; both are stored, and the user who sets them is warned (decisions G24). */
export function MismatchNotice({ category, modules }: { category: OrganisationCategory; modules: readonly string[] }) {
  const t = useText(mismatchText);
  if (!areasDisagree(category, modules)) return null;
  const opened = areasOfModules(modules).map(area => `/${area}`);
  return <Notice tone="warn">{t('mismatch', { category: areaOf(category), modules: opened.join(', ') })}</Notice>;
}
