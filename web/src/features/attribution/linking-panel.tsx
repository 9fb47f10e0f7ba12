import { isOpen } from '@hakaru/contract/access';
import { addOns } from '@hakaru/contract/add-ons';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { LinkingChoice } from './linking';
import { useAttributionOptions } from './queries';
import { attributionText } from './text';

/** The organisation's method of linking months, beside its other rules; nothing without the attribution add-on or an asset of its own. */
export function LinkingPanel() {
  const visitor = useVisitor();
  return isOpen(visitor, addOns.attribution.gate) ? <OwnLinking /> : null;
}

function OwnLinking() {
  const t = useText(attributionText);
  const { data } = useAttributionOptions();
  if (!data?.isOwn) return null;
  return (
    <Panel title={t('linking')} subtitle={t('linkingHint')}>
      <LinkingChoice />
    </Panel>
  );
}
