import { useState } from 'react';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { exactly } from '#ui/table-value';
import { CertificateDialog } from './certificate-dialog';
import { ApproveDeletionDialog, RequestDeletionDialog } from './deletion-dialogs';
import { deletionStateText, deletionText } from './deletion-text';
import { useDeletions, useRefreshDeletions, type Deletion } from './deletion-queries';
import { WithdrawOrganisationDeletionDocument } from './departures.gen';
import s from './departures.module.css';

type Open = { what: 'request' } | { what: 'approve' | 'certificate'; deletion: Deletion } | null;

/** Organisations that leave: requested by one super-user, approved by another, with the certificate afterwards. */
export function DeparturesPage() {
  const t = useText(deletionText);
  const { data, isError, isFetching, refetch } = useDeletions();
  const [open, setOpen] = useState<Open>(null);
  const columns = useColumns(setOpen);
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={t('title')} context={t('admin')}>
        <Button kind="danger" onClick={() => setOpen({ what: 'request' })}>
          {t('request')}
        </Button>
      </PageHead>
      <Panel title={t('list')} subtitle={t('listNote')} refreshing={isFetching && data !== undefined} flush>
        <ListStates
          count={data?.length}
          isError={isError}
          onRetry={() => void refetch()}
          empty={t('none')}
          next="wait"
          failed={t('failedToLoad')}
        >
          <ArrangedTable screen="departures" caption={t('list')} columns={columns} rows={data ?? []} rowId={({ id }) => id} />
        </ListStates>
      </Panel>
      {open?.what === 'request' && <RequestDeletionDialog onClose={close} />}
      {open?.what === 'approve' && <ApproveDeletionDialog deletion={open.deletion} onClose={close} />}
      {open?.what === 'certificate' && <CertificateDialog deletion={open.deletion} onClose={close} />}
    </>
  );
}

function useColumns(onOpen: (open: Open) => void): TableColumn<Deletion>[] {
  const t = useText(deletionText);
  const states = useText(deletionStateText);
  const formats = useFormats();
  const language = useLanguage();
  const num = (text: string) => <span className="num">{text}</span>;
  const byAt = (name: string | null, at: string | null) => (name && at ? t('byAt', { name, at: formats.time(at) }) : null);
  return [
    {
      id: 'organisation',
      header: t('organisation'),
      value: ({ ref, nameEn, nameJp }) => `${language === 'jp' ? nameJp : nameEn} (${ref})`,
    },
    { id: 'state', header: t('state'), priority: 1, value: ({ state }) => states(state), node: line => <State line={line} /> },
    { id: 'requested', header: t('requested'), value: ({ requesterName, requestedAt }) => byAt(requesterName, requestedAt) },
    { id: 'approved', header: t('approved'), value: ({ approverName, approvedAt }) => byAt(approverName, approvedAt) },
    {
      id: 'rows',
      header: t('rows'),
      align: 'end',
      value: ({ done, total }) => exactly(total > 0 ? done : null),
      node: ({ done, total }) => num(formats.number(total > 0 ? done : null)),
    },
    {
      id: 'files',
      header: t('files'),
      align: 'end',
      value: ({ files }) => exactly(files),
      node: ({ files }) => num(formats.number(files)),
    },
    { id: 'backups', header: t('backups'), align: 'end', value: ({ backupsUntil }) => formats.date(backupsUntil) },
    { id: 'actions', header: t('actions'), priority: 2, value: () => null, node: line => <Actions line={line} onOpen={onOpen} /> },
  ];
}

function State({ line: { state, done, total } }: { line: Deletion }) {
  const states = useText(deletionStateText);
  if (state !== 'running' || total === 0) return states(state);
  return (
    <span className={s.progress}>
      <progress aria-label={states(state)} value={done} max={total} /> {`${Math.floor((100 * done) / total)}%`}
    </span>
  );
}

function Actions({ line, onOpen }: { line: Deletion; onOpen: (open: Open) => void }) {
  const t = useText(deletionText);
  const language = useLanguage();
  const refresh = useRefreshDeletions();
  if (line.state === 'done') {
    return (
      <Button kind="subtle" onClick={() => onOpen({ what: 'certificate', deletion: line })}>
        {t('certificate')}
      </Button>
    );
  }
  if (line.state !== 'requested') return '-';
  const withdraw = () =>
    void confirm({
      title: t('withdrawAsk', { name: language === 'jp' ? line.nameJp : line.nameEn }),
      confirmLabel: t('withdraw'),
      action: async () => {
        await ask(WithdrawOrganisationDeletionDocument, { id: line.id, version: line.version });
        await refresh();
      },
    });
  return (
    <span className={s.actions}>
      {line.isOwn ? (
        <span className={s.gone}>{t('waitsForOther')}</span>
      ) : (
        <Button kind="danger" onClick={() => onOpen({ what: 'approve', deletion: line })}>
          {t('approve')}
        </Button>
      )}
      <Button kind="subtle" onClick={withdraw}>
        {t('withdraw')}
      </Button>
    </span>
  );
}
