import { Select } from '@mantine/core';
import type { DocumentType } from '@hakaru/contract/documents';
import { documentTypes } from '@hakaru/contract/enumerations';
import { useState } from 'react';
import { useArea, useWhyReadOnly } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { MISSING } from '#platform/formats';
import { useText, type Translate } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { DropZone } from '#ui/drop-zone';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './documents.module.css';
import { UpdateDocumentDocument } from './documents.gen';
import { useDocument, useFetchedDocument, useRefreshDocuments, type Paper } from './queries';
import { ReadingTag, useReadingWords } from './reading-tag';
import { documentCodes, documentsText, documentTypeText } from './text';
import { sendDocuments, useUploads, type Upload } from './upload-queue';

/** Imports several files at once: each is stored, read, and classified by its pages. */
export function ImportDocumentsPage() {
  const t = useText(documentsText);
  const types = useText(documentTypeText);
  const role = useArea();
  const whyNot = useWhyReadOnly();
  const [type, setType] = useState<DocumentType | null>(null);
  const back = (
    <AppLink to="/$role/documents" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={t('importTitle')} context={back} />
      <div className={s.stack}>
        <Panel title={t('importTitle')} subtitle={t('importLead')}>
          {whyNot ? (
            <Notice>{whyNot}</Notice>
          ) : (
            <div className={s.stack}>
              <Select
                label={t('typeForAll')}
                w={320}
                maw="100%"
                value={type ?? 'guess'}
                onChange={value => setType(documentTypes.find(name => name === value) ?? null)}
                data={[{ value: 'guess', label: t('guessTypes') }, ...documentTypes.map(value => ({ value, label: types(value) }))]}
                allowDeselect={false}
              />
              <DropZone
                title={t('dropHere')}
                hints={[t('dropLimits')]}
                chooseLabel={t('chooseFiles')}
                accept=".pdf"
                onFiles={files => void sendDocuments(files, type)}
              />
            </div>
          )}
        </Panel>
        <UploadList />
      </div>
    </>
  );
}

function UploadList() {
  const t = useText(documentsText);
  const codes = useText(documentCodes);
  const types = useText(documentTypeText);
  const paperOf = useFetchedDocument();
  const readingWords = useReadingWords();
  const reading = ({ state, sent }: Upload) => {
    if (state === 'sending' || state === 'failed') return t(state);
    const paper = paperOf(sent?.id);
    return state === 'sent' ? joined(paper && readingWords(paper), sent?.isKnown ? t('sameFile') : null) : codes(state);
  };
  const typeWord = (paper: Paper | undefined) => {
    const known = documentTypes.find(type => type === paper?.type);
    return known && types(known);
  };
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  const columns: TableColumn<Upload>[] = [
    { id: 'name', header: t('file'), value: ({ name }) => name, node: upload => <UploadName upload={upload} /> },
    {
      id: 'reading',
      priority: 2,
      header: t('reading'),
      value: upload => reading(upload),
      node: upload => <UploadReading upload={upload} />,
    },
    {
      id: 'type',
      priority: 1,
      header: t('type'),
      value: ({ sent }) => typeWord(paperOf(sent?.id)),
      node: upload => (upload.sent ? <SentType id={upload.sent.id} /> : MISSING),
    },
    {
      id: 'why',
      header: t('guessTypes'),
      value: ({ sent }) => reasonOf(t, paperOf(sent?.id)),
      node: upload => (upload.sent ? <Reason id={upload.sent.id} /> : MISSING),
    },
  ];
  return (
    <Panel title={t('thisImport')} flush>
      <div aria-live="polite">
        <ArrangedTable
          screen="document-import"
          caption={t('thisImport')}
          columns={columns}
          rows={uploads.slice(0, 50)}
          rowId={({ key }) => String(key)}
        />
      </div>
    </Panel>
  );
}

function UploadName({ upload: { name, sent } }: { upload: Upload }) {
  const role = useArea();
  if (!sent) return name;
  return (
    <AppLink quiet to="/$role/documents/$documentId" params={{ role, documentId: sent.id }}>
      {name}
    </AppLink>
  );
}

function UploadReading({ upload: { state, sent } }: { upload: Upload }) {
  const t = useText(documentsText);
  const codes = useText(documentCodes);
  const { data } = useDocument(sent?.id);
  if (state === 'sending') return t('sending');
  if (state === 'failed') return <Tag tone="neg">{t('failed')}</Tag>;
  if (state !== 'sent') return <Tag tone="neg">{codes(state)}</Tag>;
  return (
    <>
      {data && <ReadingTag paper={data} />} {sent?.isKnown && <Tag tone="warn">{t('sameFile')}</Tag>}
    </>
  );
}

/** The type a file has so far; the user can correct it. */
function SentType({ id }: { id: string }) {
  const t = useText(documentsText);
  const types = useText(documentTypeText);
  const refresh = useRefreshDocuments();
  const { data } = useDocument(id);
  if (!data) return MISSING;
  const choose = async (paper: Paper, type: string | null) => {
    if (!type || type === paper.type) return;
    const { name, asOf, entityId, version } = paper;
    await ask(UpdateDocumentDocument, { id, version, input: { name, type, asOf, entityId } });
    await refresh();
  };
  return (
    <Select
      aria-label={t('typeOf', { name: data.name })}
      size="xs"
      w={240}
      value={data.type}
      onChange={type => void choose(data, type)}
      data={documentTypes.map(value => ({ value, label: types(value) }))}
      allowDeselect={false}
    />
  );
}

function Reason({ id }: { id: string }) {
  const t = useText(documentsText);
  const { data } = useDocument(id);
  return reasonOf(t, data) ?? MISSING;
}

/** The words by which a document's type was guessed; null when it was not guessed, or is still being read. */
function reasonOf(t: Translate<typeof documentsText>, paper: Paper | undefined): string | null {
  if (!paper?.isTypeGuessed || paper.reading === 'waiting') return null;
  return paper.guessReason ? t('guessed', { words: paper.guessReason }) : t('notGuessed');
}
