import { useParams } from '@tanstack/react-router';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { PeoplePanel } from './people-panel';
import { useCorporation, type Corporation } from './queries';
import { directoryText } from './text';
import { useRolesOf } from './use-roles-of';

export function CorporationPage() {
  const { corporationId = '' } = useParams({ strict: false });
  const t = useText(directoryText);
  const isJapanese = useLanguage() === 'jp';
  const { data } = useCorporation(corporationId);
  const name = data ? (isJapanese ? data.nameJp : data.name) : t('corporation');
  return (
    <>
      <PageHead title={name} context={<AppLink to="/directory/corporations">{t('corporations')}</AppLink>} />
      {data ? <Particulars corporation={data} /> : <SkeletonRows rows={6} />}
    </>
  );
}

function Particulars({ corporation }: { corporation: Corporation }) {
  const t = useText(directoryText);
  const isJapanese = useLanguage() === 'jp';
  const rolesOf = useRolesOf();
  const { source, kana, country, phone, fax, address, heldBy, heldByJp, contacts } = corporation;
  return (
    <PanelGrid>
      <PanelCell span={6}>
        <Panel title={t('details')}>
          <Facts
            facts={[
              [t('source'), t(source as 'company')], // one of the server's two sources
              [t('roles'), rolesOf(corporation)],
              [t('kana'), kana],
              [t('country'), country],
              [t('heldBy'), isJapanese ? heldByJp : heldBy],
              [t('address'), address],
              [t('phone'), phone],
              [t('fax'), fax],
            ]}
          />
        </Panel>
      </PanelCell>
      <PanelCell span={6}>
        <PeoplePanel people={contacts} />
      </PanelCell>
    </PanelGrid>
  );
}
