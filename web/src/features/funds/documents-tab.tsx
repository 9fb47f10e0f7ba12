import type { DocumentType } from '@hakaru/contract/documents';
import { Download } from 'lucide-react';
import { documentTypeText } from '#features/documents/public';
import { useArea } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import { DataTable, type TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { LockedState } from '#ui/states';
import { atTime } from '#ui/table-value';
import { useFundDocuments, type FundDocument } from './queries';
import { fundsText } from './text';

/** The notices and reports of the vault that name the fund. */
export function DocumentsTab({ fundId }: { fundId: string }) {
  const t = useText(fundsText);
  const { modules } = useVisitor();
  if (!modules.includes('contentAutomation')) return <LockedState title={t('documentsLocked')}>{t('documentsLockedBody')}</LockedState>;
  return <Documents fundId={fundId} />;
}

function Documents({ fundId }: { fundId: string }) {
  const t = useText(fundsText);
  const role = useArea();
  const query = useFundDocuments(fundId);
  return (
    <Panel
      title={t('documents')}
      tools={
        <AppLink to="/$role/documents" params={{ role }}>
          {t('allDocuments')}
        </AppLink>
      }
      flush
    >
      <ListStates
        count={query.data?.length}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('noDocuments')}
        next="documents"
        failed={t('failed')}
      >
        <DataTable caption={t('documents')} columns={useColumns()} rows={query.data ?? []} rowId={({ id }) => id} />
      </ListStates>
    </Panel>
  );
}

function useColumns(): TableColumn<FundDocument>[] {
  const t = useText(fundsText);
  const types = useText(documentTypeText);
  const f = useFormats();
  return [
    { id: 'name', header: t('name'), value: ({ name }) => name },
    { id: 'side', priority: 2, header: t('side'), value: ({ type }) => types(type as DocumentType) /* by a CHECK constraint */ },
    { id: 'asOf', priority: 1, header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    {
      id: 'received',
      header: t('received'),
      align: 'end',
      value: ({ createdAt }) => atTime(f.time(createdAt)),
      node: ({ createdAt }) => <span className="num">{f.time(createdAt)}</span>,
    },
    { id: 'by', header: t('by'), value: ({ userName }) => userName },
    {
      id: 'download',
      header: t('download'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: ({ id, name, fileName }) => (
        <IconButton label={`${t('download')}: ${name}`} icon={<Download size={14} />} onClick={() => void save(id, fileName)} />
      ),
    },
  ];
}

async function save(id: string, fileName: string): Promise<void> {
  saveFile(fileName, await download(`documents/${id}/file`));
}
