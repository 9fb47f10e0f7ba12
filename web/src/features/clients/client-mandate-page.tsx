import { Select } from '@mantine/core';
import { notFound, useParams } from '@tanstack/react-router';
import { AsOfContext, AssetContext, useBook, useUrlText } from '#features/figures/public';
import { MandateView } from '#features/mandates/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { SkeletonBlock, SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { useClientName } from './client-columns';
import s from './clients.module.css';
import { useClient, useManagerArea, type Client } from './queries';
import { clientsText, clientText } from './text';

/**
 * A client's mandate with its owner's tabs, limited to what was granted. The month is chosen on this page, because it is one of the
 * client's.
 */
export function ClientMandatePage() {
  useManagerArea();
  const words = useText(clientsText);
  const { clientId = '', mandateId = '' } = useParams({ strict: false });
  const { data: client, isError, refetch } = useClient(clientId);
  if (client === null) throw notFound();
  if (client) return <OfClient client={client} mandateId={mandateId} />;
  return (
    <>
      <PageHead title={words('mandate')} />
      {isError && <ErrorState title={words('failed')} onRetry={() => void refetch()} />}
      {client === undefined && !isError && (
        <>
          <SkeletonBlock height={94} />
          <SkeletonRows rows={12} />
        </>
      )}
    </>
  );
}

/** A part of a mandate is in none of the client's lists; it is looked up in the client's first asset. */
function OfClient({ client, mandateId }: { client: Client; mandateId: string }) {
  const [chosen] = useUrlText('asOf');
  const name = useClientName()(client);
  const asset = client.assets.find(({ mandates }) => mandates.some(({ id }) => id === mandateId)) ?? client.assets[0];
  const endedOn = asset?.mandates.find(({ id }) => id === mandateId)?.endedOn ?? null;
  const months = useMonths(asset?.id ?? '', { endedOn, current: client.asOf });
  const latest = months.find(({ isOpen }) => !isOpen)?.day ?? asset?.latest ?? '';
  const asOf = chosen ?? latest;
  const back = (
    <AppLink className={s.back} to="/$role/clients/$clientId" params={{ role: 'manager', clientId: client.id }}>
      {name}
    </AppLink>
  );
  return (
    <AssetContext value={asset?.id ?? ''}>
      <AsOfContext value={asOf}>
        <MandateView back={back} tools={<MonthChoice months={months} asOf={asOf} />} />
      </AsOfContext>
    </AssetContext>
  );
}

type Month = { day: string; isOpen: boolean };
const MONTHS_MAX = 120;

/** The client's confirmed months, newest first, none after the mandate's end; the month being reported comes before them. */
function useMonths(assetId: string, { endedOn, current }: { endedOn: string | null; current: string | null }): Month[] {
  const { data: book } = useBook(assetId);
  const confirmed = (book?.monthEnds ?? []).filter(day => endedOn === null || day <= endedOn);
  const months = confirmed
    .toReversed()
    .slice(0, MONTHS_MAX)
    .map(day => ({ day, isOpen: false }));
  const isAhead = current !== null && !confirmed.includes(current) && (endedOn === null || current <= endedOn);
  return isAhead ? [{ day: current, isOpen: true }, ...months] : months;
}

function MonthChoice({ months, asOf }: { months: readonly Month[]; asOf: string }) {
  const t = useText(clientText);
  const formats = useFormats();
  const [, choose] = useUrlText('asOf');
  const data = months.map(({ day, isOpen }) => ({
    value: day,
    label: isOpen ? t('monthOpen', { month: formats.month(day) }) : formats.month(day),
  }));
  return <Select aria-label={t('month')} data={data} value={asOf} onChange={day => choose(day)} allowDeselect={false} searchable w={190} />;
}
