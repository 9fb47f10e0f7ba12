import { notFound, useNavigate, useParams } from '@tanstack/react-router';
import { Download, ListChecks, Upload } from 'lucide-react';
import { Fragment } from 'react';
import { TracedAssets } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { Punctuality } from '#features/reporting-tasks/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { KpiStrip, type Kpi } from '#ui/kpi-strip';
import { PageHead } from '#ui/page-head';
import { SkeletonBlock, SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { DaysLeft, LastUpload, useClientName } from './client-columns';
import { ClientMandates } from './client-mandates';
import s from './clients.module.css';
import { PersonChoice } from './person-choice';
import { useClient, useManagerArea, type Client } from './queries';
import { clientsText, clientText } from './text';
import { useTemplate } from './use-template';

/** One client: the progress of its reports, and the mandates it granted us. */
export function ClientPage() {
  useManagerArea();
  const words = useText(clientsText);
  const { clientId = '' } = useParams({ strict: false });
  const { data: client, isError, refetch } = useClient(clientId);
  if (client === null) throw notFound();
  if (client) return <OpenClient client={client} />;
  return (
    <>
      <PageHead title={words('client')} context={<BackToClients />} />
      {isError && <ErrorState title={words('failed')} onRetry={() => void refetch()} />}
      {client === undefined && !isError && (
        <>
          <SkeletonBlock height={94} />
          <SkeletonRows rows={8} />
        </>
      )}
    </>
  );
}

function BackToClients() {
  const t = useText(clientText);
  return (
    <AppLink className={s.back} to="/$role/clients" params={{ role: 'manager' }}>
      {t('all')}
    </AppLink>
  );
}

function OpenClient({ client }: { client: Client }) {
  const name = useClientName()(client);
  const t = useText(clientsText);
  const formats = useFormats();
  const { organisation } = useProfile();
  const assetOf = (entityId: string) =>
    (client.assets.find(({ mandates }) => mandates.some(({ id }) => id === entityId)) ?? client.assets[0])?.id ?? null;
  return (
    <TracedAssets assetOf={assetOf}>
      <PageHead
        title={name}
        context={
          <>
            {organisation.name} · {client.ref} · <BackToClients />{' '}
            {client.endedOn && <Tag>{t('endedOn', { date: formats.date(client.endedOn) })}</Tag>}
          </>
        }
      >
        <Actions client={client} />
      </PageHead>
      <Progress client={client} />
      <div className={s.stack}>
        {client.assets.map(asset => (
          <Fragment key={asset.id}>
            <ClientMandates client={client} asset={asset} />
            <Punctuality assetId={asset.id} asOf={client.asOf ?? undefined} />
          </Fragment>
        ))}
      </div>
    </TracedAssets>
  );
}

function Actions({ client }: { client: Client }) {
  const t = useText(clientsText);
  const navigate = useNavigate();
  const template = useTemplate();
  const go = { params: { role: 'manager' }, search: { client: client.id } };
  return (
    <>
      <Button icon={<ListChecks size={14} />} onClick={() => void navigate({ to: '/$role/reportingTasks', ...go })}>
        {t('tasks')}
      </Button>
      <Button icon={<Download size={14} />} disabled={client.endedOn !== null} onClick={() => void template(client)}>
        {t('template')}
      </Button>
      <Button
        kind="primary"
        icon={<Upload size={14} />}
        disabled={!client.canUpload}
        onClick={() => void navigate({ to: '/$role/import', ...go })}
      >
        {t('send')}
      </Button>
    </>
  );
}

function Progress({ client }: { client: Client }) {
  const t = useText(clientsText);
  const words = useText(clientText);
  const formats = useFormats();
  const { total, received, validated, published, warnings, errors } = client;
  const share = (n: number) => (total === 0 ? '-' : `${n}/${total}`);
  const items: Kpi[] = [
    { label: t('due'), figure: formats.date(client.due), note: <DaysLeft row={client} /> },
    { label: t('asOf'), figure: client.asOf ? formats.month(client.asOf) : '-' },
    { label: t('received'), figure: share(received) },
    { label: t('validated'), figure: share(validated) },
    { label: t('published'), figure: share(published) },
    { label: t('findings'), figure: `${warnings} / ${errors}`, note: <LastUpload upload={client.upload} /> },
    { label: t('person'), figure: <PersonChoice client={client} /> },
  ];
  return <KpiStrip label={words('state')} items={items} />;
}
