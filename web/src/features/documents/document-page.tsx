import { isTypeInScope } from '@hakaru/contract/document-guess';
import { boxOfPlace, type ReadingRefusal } from '@hakaru/contract/document-reading';
import type { ContentOrigin, DocumentKind, DocumentType } from '@hakaru/contract/documents';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Download, ListChecks, Pencil, RefreshCw } from 'lucide-react';
import { FavouriteStar } from '#features/favourites/public';
import { useArea, WriteButton } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { ask, download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SkeletonRows } from '#ui/skeletons';
import { documentAddress } from './address';
import { DocumentDialogs } from './document-dialogs';
import s from './documents.module.css';
import { ReadDocumentAgainDocument } from './documents.gen';
import { OcrNotes } from './ocr-notes';
import { PagePanel } from './page-panel';
import type { Mark } from './page-view';
import { useDocument, useRefreshDocuments, type LinkedPaper, type Paper } from './queries';
import { ReadingTag } from './reading-tag';
import { documentsText, documentTypeText, kindText, originText, readingCodeText } from './text';

/** One document: its details, the status of its reading, and its pages. */
export function DocumentPage() {
  const { documentId } = useParams({ strict: false });
  const t = useText(documentsText);
  const role = useArea();
  const [{ page = 1, find = '', box, dialog }, set] = useAddress(documentAddress);
  const { data: paper, error } = useDocument(documentId);
  if (error && !paper) throw error;
  const back = (
    <AppLink to="/$role/documents" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={paper?.name ?? t('document')} context={back}>
        {paper && <Actions paper={paper} onEdit={() => set({ dialog: 'edit' })} />}
      </PageHead>
      {paper ? (
        <div className={s.split}>
          <div className={s.stack}>
            <ReadingNotes paper={paper} />
            <OcrNotes paper={paper} />
            {paper.reading === 'read' && (
              <PagePanel
                paper={paper}
                page={Math.min(page, paper.pageCount ?? 1)}
                onPage={next => set({ page: next > 1 ? next : undefined })}
                find={find}
                marks={markOf(page, box, t('readHere'))}
              />
            )}
          </div>
          <Particulars paper={paper} />
        </div>
      ) : (
        <SkeletonRows rows={10} />
      )}
      <DocumentDialogs dialog={dialog} id={documentId} onClose={() => set({ dialog: undefined })} />
    </>
  );
}

/** The box named in the address: where a figure was read from. */
function markOf(page: number, text: string | undefined, label: string): Mark[] {
  const box = text === undefined ? null : boxOfPlace(`p${page}@${text}`);
  return box ? [{ id: 'place', box, label, tone: 'accent', isChosen: true }] : [];
}

function Actions({ paper, onEdit }: { paper: Paper; onEdit: () => void }) {
  const t = useText(documentsText);
  const refresh = useRefreshDocuments();
  const role = useArea();
  const navigate = useNavigate();
  const readAgain = async () => {
    await ask(ReadDocumentAgainDocument, { id: paper.id });
    await refresh();
  };
  return (
    <>
      <FavouriteStar kind="document" id={paper.id} />
      <Button icon={<Download size={14} />} onClick={async () => saveFile(paper.fileName, await download(`documents/${paper.id}/file`))}>
        {t('download')}
      </Button>
      {paper.format === 'pdf' && paper.reading !== 'waiting' && (
        <WriteButton organisations icon={<RefreshCw size={14} />} onClick={() => void readAgain()}>
          {t('readAgain')}
        </WriteButton>
      )}
      {paper.reading === 'read' && (
        <Button
          kind="primary"
          icon={<ListChecks size={14} />}
          onClick={() => void navigate({ to: '/$role/documents/$documentId/contents', params: { role, documentId: paper.id } })}
        >
          {t('contents')}
        </Button>
      )}
      <WriteButton organisations icon={<Pencil size={14} />} onClick={onEdit}>
        {t('editShort')}
      </WriteButton>
    </>
  );
}

/** Notes above the pages: why there are none, or that nothing will be extracted from them. */
function ReadingNotes({ paper: { type, reading, readingCode, replaces, replacedBy } }: { paper: LinkedPaper }) {
  const t = useText(documentsText);
  const why = useText(readingCodeText);
  const { organisationPackages } = useVisitor();
  return (
    <>
      {!isTypeInScope(type as DocumentType, organisationPackages) /* by a CHECK constraint */ && (
        <Notice tone="warn">{t('outOfScope')}</Notice>
      )}
      {replaces && <Linked words={t('replaces')} link={replaces} />}
      {replacedBy && <Linked words={t('replacedBy')} link={replacedBy} />}
      {reading === 'refused' && readingCode && (
        <Notice tone="warn">{why(readingCode as ReadingRefusal) /* by a CHECK constraint */}</Notice>
      )}
      {reading === 'none' && <Notice>{t('noPages')}</Notice>}
      {reading === 'waiting' && <SkeletonRows rows={12} />}
    </>
  );
}

function Linked({ words, link: { documentId, name } }: { words: string; link: NonNullable<LinkedPaper['replaces']> }) {
  const role = useArea();
  return (
    <Notice>
      {words}{' '}
      <AppLink to="/$role/documents/$documentId" params={{ role, documentId }}>
        {name}
      </AppLink>
    </Notice>
  );
}

function Particulars({ paper }: { paper: Paper }) {
  const t = useText(documentsText);
  const types = useText(documentTypeText);
  const kinds = useText(kindText);
  const origins = useText(originText);
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  const guess = paper.isTypeGuessed ? (paper.guessReason ? t('guessed', { words: paper.guessReason }) : t('notGuessed')) : null;
  return (
    <Panel title={t('particulars')}>
      <Facts
        facts={[
          [t('type'), types(paper.type as DocumentType)], // by a CHECK constraint
          ...(guess ? [['', guess] as const] : []),
          [t('entity'), paper.entityRef && `${paper.entityRef} ${isJapanese ? paper.entityNameJp : paper.entityName}`],
          [t('asOf'), paper.asOf && formats.date(paper.asOf)],
          [t('reading'), <ReadingTag key="reading" paper={paper} />],
          [t('pages'), paper.pageCount],
          [t('kind'), kinds(paper.kind as DocumentKind)], // by a CHECK constraint
          [t('origin'), origins(paper.origin as ContentOrigin)], // by a CHECK constraint
          [t('file'), paper.fileName],
          [t('received'), `${formats.time(paper.createdAt)} · ${paper.userName}`],
          [t('guid'), paper.guid],
        ]}
      />
    </Panel>
  );
}
