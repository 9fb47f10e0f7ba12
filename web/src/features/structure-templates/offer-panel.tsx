import { mayManageUsers } from '@hakaru/contract/access';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { atTime } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { PreviewTable } from './preview-table';
import { useOffer, useOwnStructure, useSaveOffer } from './queries';
import type { StructureOfferPartsFragment } from './structure-templates.gen';
import s from './structure-templates.module.css';
import { structureText } from './text';

/** Whether new organisations may begin with the structure of this one, and when they did; for asset owners only. */
export function OfferPanel() {
  const { modules } = useVisitor();
  return modules.includes('owner') ? <OwnOffer /> : null;
}

function OwnOffer() {
  const t = useText(structureText);
  const visitor = useVisitor();
  const [isShown, setShown] = useState(false);
  const { data } = useOffer();
  const choose = useChoice();
  if (!data) return null;
  const mayChoose = mayManageUsers(visitor.role);
  const buttons = mayChoose ? (
    <>
      {!isShown && <Button onClick={() => setShown(true)}>{t('show')}</Button>}
      <Button onClick={() => void choose(data)}>{t(data.isOffered ? 'withdraw' : 'offer')}</Button>
    </>
  ) : null;
  return (
    <Panel title={t('offerTitle')} subtitle={`${t('now')}: ${t(data.isOffered ? 'offered' : 'kept')}`} tools={buttons}>
      <div className={s.stack}>
        <span>{t('hint')}</span>
        {isShown && <OwnPreview />}
        {data.history.length === 0 ? <span>{t('never')}</span> : <History offer={data} />}
      </div>
    </Panel>
  );
}

function OwnPreview() {
  const t = useText(structureText);
  const { data: own, isError, refetch } = useOwnStructure(true);
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (own === undefined) return <SkeletonRows rows={4} />;
  return own ? <PreviewTable preview={own} /> : <EmptyState title={t('noPortfolio')} next="record" />;
}

type Happened = { key: string; at: string; what: string; userName: string };

/** Choices and copies together, newest first. */
function History({ offer }: { offer: StructureOfferPartsFragment }) {
  const t = useText(structureText);
  const formats = useFormats();
  const choices = offer.history.map(({ at, isOffered, userName }) => ({ key: at, at, userName, what: t(isOffered ? 'offered' : 'kept') }));
  const copies = offer.copies.flatMap(({ id, side, at, userName }) =>
    side === 'given' ? [{ key: id, at, userName, what: t('copied') }] : [],
  );
  return (
    <ArrangedTable<Happened>
      screen="structure-offer"
      caption={t('history')}
      columns={[
        { id: 'at', header: t('at'), value: ({ at }) => atTime(formats.time(at)), node: ({ at }) => formats.time(at) },
        { id: 'what', header: t('what'), value: ({ what }) => what },
        { id: 'by', header: t('by'), value: ({ userName }) => userName },
      ]}
      rows={[...choices, ...copies].toSorted((a, b) => b.at.localeCompare(a.at))}
      rowId={({ key }) => key}
    />
  );
}

function useChoice() {
  const t = useText(structureText);
  const save = useSaveOffer();
  return ({ isOffered, version }: StructureOfferPartsFragment) =>
    confirm({
      title: t(isOffered ? 'withdrawAsk' : 'offerAsk'),
      body: t(isOffered ? 'withdrawBody' : 'offerBody'),
      confirmLabel: t(isOffered ? 'withdraw' : 'offer'),
      failureText: t('notSaved'),
      action: async () => {
        await save(!isOffered, version);
        toast(t('saved'));
      },
    });
}
