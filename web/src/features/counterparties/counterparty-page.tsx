import { useNavigate, useParams } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useArea } from '#features/figures/public';
import { CounterpartyForwards } from '#features/fx-forwards/public';
import { useVisitor } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { counterpartiesAddress } from './address';
import { CounterpartyDialogs } from './counterparty-dialogs';
import { useCounterparty, type CounterpartyRow } from './queries';
import { counterpartiesText } from './text';
import { useMayWrite } from './use-may-write';

export function CounterpartyPage() {
  const { counterpartyId } = useParams({ strict: false });
  const t = useText(counterpartiesText);
  const role = useArea();
  const isJapanese = useLanguage() === 'jp';
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const { modules } = useVisitor();
  const [{ dialog }, set] = useAddress(counterpartiesAddress);
  const { data: row, error } = useCounterparty(counterpartyId);
  if (error && !row) throw error;
  const back = (
    <AppLink to="/$role/counterparties" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={row ? (isJapanese ? row.nameJp : row.name) : t('counterparty')} context={back}>
        {mayWrite && (
          <>
            <Button icon={<Trash2 size={14} />} onClick={() => set({ dialog: 'delete' })}>
              {t('deleteShort')}
            </Button>
            <Button kind="primary" icon={<Pencil size={14} />} onClick={() => set({ dialog: 'edit' })}>
              {t('editShort')}
            </Button>
          </>
        )}
      </PageHead>
      {row ? <Particulars row={row} /> : <SkeletonRows rows={6} />}
      {row && modules.includes('cashManagement') && <CounterpartyForwards counterpartyId={row.id} />}
      <CounterpartyDialogs
        dialog={dialog === 'add' ? undefined : dialog}
        id={counterpartyId}
        onClose={() => set({ dialog: undefined })}
        onDeleted={() => void navigate({ to: '/$role/counterparties', params: { role } })}
      />
    </>
  );
}

function Particulars({ row }: { row: CounterpartyRow }) {
  const t = useText(counterpartiesText);
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  return (
    <Panel title={t('particulars')}>
      <Facts
        facts={[
          [t('type'), isJapanese ? row.typeNameJp : row.typeName],
          [t('country'), row.country],
          [t('rating'), row.rating],
          [t('limit'), row.limitJpy === null ? null : formats.number(row.limitJpy)],
          [t('openForwards'), row.openForwards],
          [t('openJpy'), row.openJpy === null ? null : formats.number(row.openJpy)],
          [t('netValue'), row.netValue === null ? null : formats.number(row.netValue)],
          [t('limitUse'), row.limitUse === null ? null : formats.percent(row.limitUse, { decimals: 1 })],
        ]}
      />
    </Panel>
  );
}
