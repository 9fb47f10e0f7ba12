import { mayWrite } from '@hakaru/contract/access';
import type { CorporationRole, CorporationType } from '@hakaru/contract/corporations';
import { AppError } from '@hakaru/contract/errors';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { HistoryPanel } from '#features/audit/public';
import { BankAccountsPanel } from '#features/companies/public';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { corporationAddress } from './address';
import { CorporationDialog } from './corporation-dialog';
import { CorporationHistoryDocument, DeleteCorporationDocument } from './corporations.gen';
import s from './corporations.module.css';
import { useCorporation, useCorporationName, useRefreshCorporations, type Corporation } from './queries';
import { RoleTags } from './role-tags';
import { corporationCodes, corporationsText, corporationTypeText } from './text';

export function CorporationPage() {
  const { corporationId = '' } = useParams({ strict: false });
  const t = useText(corporationsText);
  const nameOf = useCorporationName();
  const { role } = useVisitor();
  const [{ dialog }, set] = useAddress(corporationAddress);
  const { data: corporation } = useCorporation(corporationId);
  const back = <AppLink to="/client/corporations">{t('title')}</AppLink>;
  return (
    <>
      <PageHead
        title={corporation ? nameOf(corporation) : t('corporation')}
        context={
          corporation ? (
            <>
              {corporation.ref} · {back}
            </>
          ) : (
            back
          )
        }
      >
        {corporation && mayWrite(role) && (
          <>
            <DeleteButton corporation={corporation} />
            <Button kind="primary" icon={<Pencil size={14} />} onClick={() => set({ dialog: 'edit' })}>
              {t('editShort')}
            </Button>
          </>
        )}
      </PageHead>
      {corporation ? <Panels corporation={corporation} /> : <SkeletonRows rows={8} />}
      {corporation && dialog === 'edit' && mayWrite(role) && (
        <CorporationDialog corporation={corporation} onClose={() => set({ dialog: undefined })} />
      )}
    </>
  );
}

function DeleteButton({ corporation }: { corporation: Corporation }) {
  const t = useText(corporationsText);
  const word = useText(corporationCodes);
  const nameOf = useCorporationName();
  const navigate = useNavigate();
  const refresh = useRefreshCorporations();
  const why = (error: unknown) => {
    const [code = ''] = error instanceof AppError ? (Object.values(error.fields)[0] ?? []) : [];
    return code in corporationCodes ? word(code as keyof typeof corporationCodes) : t('failed'); // looked up just before
  };
  const remove = async () => {
    const { id, version } = corporation;
    const isDone = await confirm({
      title: t('deleteAsk', { name: nameOf(corporation) }),
      body: t('deleteBody'),
      confirmLabel: t('deleteShort'),
      danger: true,
      action: () => ask(DeleteCorporationDocument, { id, version }),
      failureText: why,
    });
    if (!isDone) return;
    toast(t('deleted'));
    await navigate({ to: '/client/corporations' });
    await refresh();
  };
  return (
    <Button icon={<Trash2 size={14} />} onClick={() => void remove()}>
      {t('deleteShort')}
    </Button>
  );
}

function Panels({ corporation }: { corporation: Corporation }) {
  return (
    <PanelGrid>
      <PanelCell span={6}>
        <Particulars corporation={corporation} />
      </PanelCell>
      <PanelCell span={6}>
        <div className={s.stack}>
          <Officers corporation={corporation} />
          <Spcs corporation={corporation} />
          <BankAccountsPanel screen="corporation-bank-accounts" bankAccounts={corporation.bankAccounts} />
        </div>
      </PanelCell>
      <PanelCell span={12}>
        <HistoryPanel
          queryKey={['corporations', 'history', corporation.id]}
          read={async (page, signal) =>
            (await ask(CorporationHistoryDocument, { id: corporation.id, first: 20, page }, signal)).corporationHistory
          }
        />
      </PanelCell>
    </PanelGrid>
  );
}

function Particulars({ corporation }: { corporation: Corporation }) {
  const t = useText(corporationsText);
  const typeOf = useText(corporationTypeText);
  const formats = useFormats();
  const { roles, fiscalMonth, importedFrom } = corporation;
  return (
    <Panel title={t('particulars')}>
      <Facts
        facts={[
          [t('nameJp'), corporation.nameJp],
          [t('nameEn'), corporation.name],
          [t('kana'), corporation.kana],
          [t('type'), typeOf(corporation.type as CorporationType)], // by a CHECK constraint
          [t('number'), corporation.number],
          [t('roles'), roles.length > 0 ? <RoleTags key="roles" roles={roles as CorporationRole[]} /> : null], // by a CHECK constraint
          [t('fiscalMonth'), fiscalMonth === null ? null : t('monthOf', { n: fiscalMonth })],
          [t('establishedOn'), formats.date(corporation.establishedOn)],
          [t('address'), corporation.address],
          [t('importedFrom'), importedFrom ?? t('byHand')],
          [t('updatedAt'), formats.time(corporation.updatedAt)],
        ]}
      />
    </Panel>
  );
}

function Officers({ corporation: { officers } }: { corporation: Corporation }) {
  const t = useText(corporationsText);
  const columns: TableColumn<Corporation['officers'][number]>[] = [
    { id: 'name', header: t('person'), value: ({ name }) => name },
    { id: 'title', priority: 1, header: t('officerTitle'), value: ({ title }) => title },
    { id: 'signs', header: t('signs'), value: ({ isRepresentative }) => (isRepresentative ? t('representative') : null) },
    { id: 'since', priority: 2, header: t('since'), align: 'end', date: true, value: ({ since }) => since },
  ];
  return (
    <Panel title={t('officers')} flush>
      {officers.length === 0 ? (
        <EmptyState title={t('noOfficers')} next="record" />
      ) : (
        <ArrangedTable
          screen="corporation-officers"
          caption={t('officers')}
          columns={columns}
          rows={officers}
          rowId={({ name, title }) => `${name} ${title}`}
        />
      )}
    </Panel>
  );
}

function Spcs({ corporation: { spcs, spcId } }: { corporation: Corporation }) {
  const t = useText(corporationsText);
  const nameOf = useCorporationName();
  const columns: TableColumn<Corporation['spcs'][number]>[] = [
    {
      id: 'name',
      header: t('spc'),
      value: ({ code, name, nameEn }) => `${code} ${nameOf({ name: nameEn, nameJp: name })}`,
      node: ({ id, code, name, nameEn }) => (
        <AppLink to="/client/spcs/$spcId" params={{ spcId: id }}>
          {`${code} ${nameOf({ name: nameEn, nameJp: name })}`}
        </AppLink>
      ),
    },
    { id: 'relation', header: t('relation'), value: ({ id }) => (id === spcId ? t('itself') : t('investor')) },
    { id: 'share', header: t('share'), figure: { power: 0, decimals: 4 }, value: ({ percent }) => percent },
  ];
  return (
    <Panel title={t('spcs')} subtitle={t('spcsNote')} flush>
      {spcs.length === 0 ? (
        <EmptyState title={t('noSpcs')} next="record" />
      ) : (
        <ArrangedTable screen="corporation-spcs" caption={t('spcs')} columns={columns} rows={spcs} rowId={({ id }) => id} />
      )}
    </Panel>
  );
}
