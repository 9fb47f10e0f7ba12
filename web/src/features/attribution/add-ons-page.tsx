import { useArea } from '#features/figures/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { Tag } from '#ui/tag';
import { WithAddOns } from './with-add-ons';
import s from './attribution.module.css';
import { attributionText } from './text';

/** The report modules beyond the menu, each with where it opens. */
export function AddOnsPage() {
  const t = useText(attributionText);
  const role = useArea();
  return (
    <>
      <PageHead title={t('addOns')} context={t('addOnsLead')} />
      <WithAddOns>
        <PanelGrid>
          <PanelCell span={4}>
            <Panel title={t('title')} tools={<Tag tone="ok">{t('inUse')}</Tag>}>
              <p className={s.lead}>{t('attributionLead')}</p>
              <AppLink to="/$role/addons/attribution" params={{ role }}>
                {t('open')}
              </AppLink>
            </Panel>
          </PanelCell>
        </PanelGrid>
      </WithAddOns>
    </>
  );
}
