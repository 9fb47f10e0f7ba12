import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { HistoryPanel } from '#features/audit/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EditAssetForm } from './asset-forms';
import { PlatformAssetDocument, PlatformAssetHistoryDocument, type AssetFullFragment } from './assets.gen';
import { assetsText } from './text';

export function AssetPage() {
  const { assetId = '' } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: ['assets', 'one', assetId],
    queryFn: async ({ signal }) => (await ask(PlatformAssetDocument, { id: assetId }, signal, 'admin')).platformAsset,
    refetchOnWindowFocus: false,
    throwOnError: true,
  });
  return data ? <Asset asset={data} /> : <SkeletonRows rows={8} />;
}

function Asset({ asset }: { asset: AssetFullFragment }) {
  const t = useText(assetsText);
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={language === 'jp' ? asset.nameJp : asset.nameEn}
        context={
          <>
            {asset.organisationRef} · {asset.ref} · <AppLink to="/admin/assets">{t('assets')}</AppLink>
          </>
        }
      />
      <PanelGrid>
        <PanelCell span={6}>
          <Panel title={t('details')}>
            <EditAssetForm key={asset.version} asset={asset} />
          </Panel>
        </PanelCell>
        <PanelCell span={6}>
          <State asset={asset} />
        </PanelCell>
        <PanelCell span={12}>
          <HistoryPanel
            queryKey={['assets', 'history', asset.id]}
            read={async (page, signal) =>
              (await ask(PlatformAssetHistoryDocument, { id: asset.id, first: 20, page }, signal, 'admin')).platformAssetHistory
            }
          />
        </PanelCell>
      </PanelGrid>
    </>
  );
}

function State({ asset }: { asset: AssetFullFragment }) {
  const t = useText(assetsText);
  const formats = useFormats();
  const language = useLanguage();
  const kind = asset.type === 'benchmark' ? 'benchmark' : 'portfolio';
  const organisation = (
    <AppLink to="/admin/organisations/$organisationId" params={{ organisationId: asset.organisationId }}>
      {language === 'jp' ? asset.organisationNameJp : asset.organisationName}
    </AppLink>
  );
  const entities = (
    <AppLink to="/admin/entities" search={{ assetId: asset.id }}>
      {formats.number(asset.entities, { decimals: 0 })}
    </AppLink>
  );
  const tree = (
    <AppLink to="/admin/categoryTrees/$treeId" params={{ treeId: `${asset.id}:${kind}` }}>
      {formats.number(asset.categories, { decimals: 0 })}
    </AppLink>
  );
  return (
    <Panel title={t('state')}>
      <Facts
        facts={[
          [t('organisation'), organisation],
          [t('id'), asset.id],
          [t('entities'), entities],
          [t('categories'), tree],
          [t('latestMonthEnd'), formats.date(asset.latestMonthEnd)],
          [t('populatedTo'), formats.date(asset.populatedTo)],
        ]}
      />
    </Panel>
  );
}
