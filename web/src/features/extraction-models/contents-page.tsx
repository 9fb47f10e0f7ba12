import { flowTypes, type FlowType } from '@hakaru/contract/private-assets';
import { useParams } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OcrNotes, PagePanel, useDocument, type Mark, type Paper } from '#features/documents/public';
import { useArea, WriteButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { ApprovalPanel } from './approval-panel';
import { ContentValues, keyOf, useValueName } from './content-values';
import { ExtractDocumentAgainDocument } from './extraction-models.gen';
import s from './extraction-models.module.css';
import { useContents, useRefresh, type Contents } from './queries';
import { RevisionPanel } from './revision-panel';
import { StatementPanel } from './statement-panel';
import { checkText, modelsText, outcomeText } from './text';

/** The page on the left, its values on the right: a click on either shows the other. */
export function ContentsPage() {
  const { documentId } = useParams({ strict: false });
  const t = useText(modelsText);
  const role = useArea();
  const { data: paper, error } = useDocument(documentId);
  const { data: contents } = useContents(documentId);
  if (error && !paper) throw error;
  const back = documentId && (
    <AppLink to="/$role/documents/$documentId" params={{ role, documentId }}>
      {paper?.name ?? t('document')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={t('contents')} context={back}>
        {documentId && <Again documentId={documentId} />}
      </PageHead>
      {paper && contents ? <Review paper={paper} contents={contents} /> : <SkeletonRows rows={12} />}
    </>
  );
}

function Again({ documentId }: { documentId: string }) {
  const t = useText(modelsText);
  const refresh = useRefresh();
  const again = async () => {
    await ask(ExtractDocumentAgainDocument, { documentId });
    toast(t('asked'));
    await refresh();
  };
  return (
    <WriteButton organisations icon={<RefreshCw size={14} />} onClick={() => void again()}>
      {t('again')}
    </WriteButton>
  );
}

function Review({ paper, contents: { documentContents, documentFlows } }: { paper: Paper; contents: Contents }) {
  const t = useText(modelsText);
  const nameOf = useValueName();
  const { values, isInScope, isReading, checks, approval, statement } = documentContents;
  const [chosen, setChosen] = useState<string | null>(null);
  const current = values.find(value => keyOf(value) === chosen) ?? values[0];
  const [page, setPage] = useState(1);
  const home = current?.page;
  useEffect(() => {
    if (home) setPage(home);
  }, [chosen, home]);
  const marks = values.flatMap((value): Mark[] => {
    const [x, y, width, height] = value.box;
    if (x === undefined || y === undefined || width === undefined || height === undefined) return [];
    const tone = value.confidence < 90 ? ('warn' as const) : ('accent' as const);
    const isChosen = current !== undefined && keyOf(value) === keyOf(current);
    return [{ id: keyOf(value), box: { page: value.page, x, y, width, height }, label: nameOf(value), tone, isChosen }];
  });
  return (
    <div className={s.stack}>
      {!isInScope && <Notice tone="warn">{t('outOfScope')}</Notice>}
      <OcrNotes paper={paper} />
      {isReading && <Notice>{t('isReading')}</Notice>}
      <div className={s.split}>
        {paper.reading === 'read' ? (
          <PagePanel paper={paper} page={page} onPage={setPage} marks={marks} onMark={setChosen} />
        ) : (
          <Panel title={t('document')}>
            <EmptyState title={t('noValues')} next="documents" />
          </Panel>
        )}
        <div className={s.stack}>
          <ContentValues
            documentId={paper.id}
            values={values}
            current={current}
            isInScope={isInScope && !approval?.notices.length && !statement?.made}
            onChoose={setChosen}
          />
          {checks.length > 0 && <Checks checks={checks} />}
          {approval && <RevisionPanel contents={documentContents} />}
          {approval && <ApprovalPanel contents={documentContents} approval={approval} />}
          {statement && <StatementPanel contents={documentContents} statement={statement} />}
          {(documentFlows.flows.length > 0 || documentFlows.conflicts.length > 0) && <Flows flows={documentFlows} />}
        </div>
      </div>
    </div>
  );
}

const TONES = { passed: 'ok', failed: 'neg', unknown: 'warn' } as const;

function Checks({ checks }: { checks: Contents['documentContents']['checks'] }) {
  const t = useText(modelsText);
  const names = useText(checkText);
  const outcomes = useText(outcomeText);
  return (
    <Panel title={t('checks')} flush>
      <ul className={s.values}>
        {checks.map(({ id, outcome, left, right }) => (
          <li key={id} className={s.value}>
            <span className={s.acts}>
              <Tag tone={TONES[outcome as keyof typeof TONES] /* the server sends no other */}>
                {outcomes(outcome as keyof typeof outcomeText) /* the server sends no other */}
              </Tag>
              {names(id as keyof typeof checkText) /* the server sends no other */}
            </span>
            {outcome === 'failed' && <span className={s.quiet}>{[left, right].filter(Boolean).join(' ≠ ')}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Flow = Contents['documentFlows']['flows'][number];

function Flows({ flows: { flows, conflicts } }: { flows: Contents['documentFlows'] }) {
  const t = useText(modelsText);
  const language = useLanguage();
  const formats = useFormats();
  const columns: TableColumn<Flow>[] = [
    { id: 'type', header: t('type'), value: ({ type }) => flowTypes[type as FlowType][language] /* the server sends no other */ },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      value: ({ amount }) => exactly(amount),
      node: ({ amount }) => <span className="num">{formats.number(amount)}</span>,
    },
    { id: 'line', header: t('line'), value: ({ text }) => text },
  ];
  return (
    <Panel title={t('flows')} flush>
      {conflicts.map(({ page, text }) => (
        <Notice key={`${page} ${text}`} tone="warn">
          {t('conflict', { text })}
        </Notice>
      ))}
      <ArrangedTable
        screen="document-flows"
        caption={t('flows')}
        columns={columns}
        rows={flows}
        rowId={({ page, text }) => `${page} ${text}`}
      />
    </Panel>
  );
}
