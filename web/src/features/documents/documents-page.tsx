import { Select } from '@mantine/core';
import { documentTypes } from '@hakaru/contract/enumerations';
import type { DocumentType } from '@hakaru/contract/documents';
import { readingStates } from '@hakaru/contract/document-reading';
import { Download, Ellipsis, Plus, Upload } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useArea, useWhyReadOnly, WriteButton } from '#features/figures/public';
import { useListView } from '#features/saved-views/public';
import { ask, download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { Menu, MenuItem, MenuLabel } from '#ui/menu';
import { PageHead } from '#ui/page-head';
import { saveFile } from '#ui/save-file';
import { atTime, exactly, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { documentsAddress } from './address';
import { DocumentDialogs } from './document-dialogs';
import { DeleteDocumentDocument } from './documents.gen';
import { useDocuments, useRefreshDocuments, type Paper } from './queries';
import { ReadingTag, useReadingWords } from './reading-tag';
import { documentsText, documentTypeText, readingText } from './text';
import s from './documents.module.css';

/** The vault: every notice and report the organisation keeps, newest first. */
export function DocumentsPage() {
  const t = useText(documentsText);
  const types = useText(documentTypeText);
  const readings = useText(readingText);
  const role = useArea();
  const navigate = useNavigate();
  const [{ page = 1, search = '', type, reading, entity, dialog, id }, set] = useAddress(documentsAddress);
  const whyNotWrite = useWhyReadOnly();
  const query = useDocuments({ page, search, type: type ?? null, reading: reading ?? null, entityId: entity ?? null });
  const view = useListView('documents', useDocumentColumns());
  return (
    <>
      <PageHead title={t('title')} context={t('lead')}>
        <WriteButton organisations icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
          {t('add')}
        </WriteButton>
        <WriteButton
          organisations
          kind="primary"
          icon={<Upload size={14} />}
          onClick={() => void navigate({ to: '/$role/documents/import', params: { role } })}
        >
          {t('importTitle')}
        </WriteButton>
      </PageHead>
      <ListedPanel
        title={t('title')}
        page={query.data}
        query={query}
        view={view}
        rowId={row => row.id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t(whyNotWrite ? 'noneToRead' : 'none')}
        next="documents"
        tools={
          <>
            <Select
              aria-label={t('type')}
              size="xs"
              w={220}
              value={type ?? 'all'}
              onChange={value => set({ type: documentTypes.find(name => name === value), page: undefined })}
              data={[{ value: 'all', label: t('allTypes') }, ...documentTypes.map(value => ({ value, label: types(value) }))]}
              allowDeselect={false}
            />
            <Select
              aria-label={t('reading')}
              size="xs"
              w={150}
              value={reading ?? 'all'}
              onChange={value => set({ reading: readingStates.find(state => state === value), page: undefined })}
              data={[{ value: 'all', label: t('allReadings') }, ...readingStates.map(value => ({ value, label: readings(value) }))]}
              allowDeselect={false}
            />
          </>
        }
      />
      <DocumentDialogs dialog={dialog} id={id} onClose={() => set({ dialog: undefined, id: undefined })} />
    </>
  );
}

export function useDocumentColumns(): TableColumn<Paper>[] {
  const t = useText(documentsText);
  const reading = useReadingWords();
  const types = useText(documentTypeText);
  const formats = useFormats();
  const language = useLanguage();
  const role = useArea();
  return [
    {
      id: 'name',
      header: t('name'),
      value: ({ name, format }) => joined(name, ' ', format.toUpperCase()),
      node: ({ id, name, fileName, format }) => (
        <span title={fileName}>
          <AppLink quiet to="/$role/documents/$documentId" params={{ role, documentId: id }}>
            {name}
          </AppLink>{' '}
          <span className={s.format}>
            <Tag>{format.toUpperCase()}</Tag>
          </span>
        </span>
      ),
    },
    {
      id: 'type',
      header: t('type'),
      value: ({ type }) => types(type as DocumentType), // by a CHECK constraint
      node: ({ type }) => <span className={s.type}>{types(type as DocumentType) /* by a CHECK constraint */}</span>,
    },
    { id: 'reading', priority: 1, header: t('reading'), value: paper => reading(paper), node: paper => <ReadingTag paper={paper} /> },
    {
      id: 'pages',
      header: t('pages'),
      align: 'end',
      value: ({ pageCount }) => exactly(pageCount),
      node: ({ pageCount }) => <span className="num">{pageCount}</span>,
    },
    { id: 'entity', header: t('entity'), value: paper => (language === 'jp' ? paper.entityNameJp : paper.entityName) },
    { id: 'asOf', header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    {
      id: 'size',
      header: t('size'),
      align: 'end',
      value: ({ bytes }) => sizeOf(bytes),
      node: ({ bytes }) => <span className="num">{sizeOf(bytes)}</span>,
    },
    {
      id: 'received',
      header: t('received'),
      align: 'end',
      value: ({ createdAt }) => atTime(formats.time(createdAt)),
      node: ({ createdAt }) => <span className="num">{formats.time(createdAt)}</span>,
    },
    { id: 'by', header: t('by'), value: ({ userName }) => userName },
    { id: 'actions', header: t('actions'), hideHeader: true, menu: true, node: paper => <RowActions paper={paper} /> },
  ];
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function RowActions({ paper }: { paper: Paper }) {
  const t = useText(documentsText);
  const whyNot = useWhyReadOnly();
  const [, set] = useAddress(documentsAddress);
  const remove = useRemove();
  const { id, name, fileName } = paper;
  const fetchFile = async () => saveFile(fileName, await download(`documents/${id}/file`));
  return (
    <Menu target={<IconButton label={t('actionsOf', { name })} icon={<Ellipsis size={14} />} tooltip={false} />}>
      <MenuItem icon={<Download size={14} />} onClick={() => void fetchFile()}>
        {t('download')}
      </MenuItem>
      {whyNot && <MenuLabel>{whyNot}</MenuLabel>}
      <MenuItem disabled={whyNot !== null} onClick={() => set({ dialog: 'edit', id })}>
        {t('editShort')}
      </MenuItem>
      <MenuItem disabled={whyNot !== null} onClick={() => void remove(paper)} danger>
        {t('deleteShort')}
      </MenuItem>
    </Menu>
  );
}

function useRemove() {
  const t = useText(documentsText);
  const refresh = useRefreshDocuments();
  return async ({ id, version, name }: Paper) => {
    const action = () => ask(DeleteDocumentDocument, { id, version });
    if (!(await confirm({ title: t('deleteQuestion', { name }), confirmLabel: t('deleteShort'), action }))) return;
    toast(t('deleted'));
    await refresh();
  };
}
