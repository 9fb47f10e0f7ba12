import { Select } from '@mantine/core';
import { useState } from 'react';
import { useDocumentChoices } from '#features/data-points/public';
import { PagePanel, useDocument, useDocumentPage, wordsOf, type Mark, type Paper } from '#features/documents/public';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import s from './extraction-models.module.css';
import type { Mapping } from './mapping-row';
import { useTeaching, type PointedAt } from './queries';
import { TeachingProposal } from './teaching-proposal';
import { teachingText } from './teaching-text';

export type TeachingProps = {
  documentType: string;
  points: readonly { id: string; name: string; valueType: string }[];
  onAdd: (mappings: readonly Mapping[]) => void;
};

/** A sample page beside the mapping proposed for the value somebody points at. */
export function TeachingPanel(props: TeachingProps) {
  const t = useText(teachingText);
  const { data: documents } = useDocumentChoices();
  const [documentId, setDocumentId] = useState<string | null>(null);
  const { data: paper } = useDocument(documentId ?? undefined);
  return (
    <Panel title={t('title')} subtitle={t('lead')}>
      <div className={s.stack}>
        <Select
          label={t('sample')}
          w={360}
          maw="100%"
          value={documentId}
          onChange={setDocumentId}
          data={(documents ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          searchable
        />
        {documentId && !paper && <SkeletonRows rows={8} />}
        {paper && paper.reading !== 'read' && <Notice tone="warn">{t('notRead')}</Notice>}
        {paper?.reading === 'read' && <Sample key={paper.id} paper={paper} {...props} />}
      </div>
    </Panel>
  );
}

function Sample({ paper, documentType, points, onAdd }: TeachingProps & { paper: Paper }) {
  const [page, setPage] = useState(1);
  const [place, setPlace] = useState<PointedAt | null>(null);
  const [dataPointId, setDataPointId] = useState<string | null>(null);
  const asked = place && { ...place, documentId: paper.id, page, documentType, dataPointId };
  const { data: teaching, error, isFetching } = useTeaching(asked);
  const point = (next: PointedAt | null) => {
    setDataPointId(null); // another place is another value
    setPlace(next);
  };
  const turn = (next: number) => {
    point(null);
    setPage(next);
  };
  return (
    <div className={s.split}>
      <PagePanel
        paper={paper}
        page={page}
        onPage={turn}
        marks={place && teaching ? marksOf(page, teaching) : []}
        onPoint={({ x, y, width, height }) => point({ box: [x, y, width, height] })}
      />
      <div className={s.stack}>
        <WordChoice key={page} paper={paper} page={page} onChoose={point} />
        <TeachingProposal
          teaching={place ? teaching : undefined}
          error={place ? error : null}
          isFetching={isFetching}
          points={points}
          onDataPoint={setDataPointId}
          onAdd={onAdd}
        />
      </div>
    </div>
  );
}

type Teaching = NonNullable<ReturnType<typeof useTeaching>['data']>;

/** Marks what was pointed at, and what the proposal reads where that is elsewhere. */
function marksOf(page: number, { box, pointed, reads, isExact }: Teaching): Mark[] {
  const mark = (id: string, [x, y, width, height]: readonly number[], label: string, tone: Mark['tone']): Mark[] =>
    x === undefined || y === undefined || width === undefined || height === undefined
      ? []
      : [{ id, box: { page, x, y, width, height }, label, tone, isChosen: tone === 'accent' }];
  const elsewhere = reads && !isExact && reads.page === page ? mark('reads', reads.box, reads.found ?? '', 'warn') : [];
  return [...mark('pointed', box, pointed, 'accent'), ...elsewhere];
}

const MOST_WORDS = 30;
const COUNTS = Array.from({ length: MOST_WORDS }, (_, n) => String(n + 1));

/** Selection by keyboard: the first word of the value, and its number of words. */
function WordChoice({ paper, page, onChoose }: { paper: Paper; page: number; onChoose: (place: PointedAt) => void }) {
  const t = useText(teachingText);
  const { data } = useDocumentPage(paper.id, page, true);
  const [at, setAt] = useState<string | null>(null);
  const [count, setCount] = useState(1);
  const choose = (next: string | null, words: number) => {
    setAt(next);
    setCount(words);
    if (next !== null) onChoose({ at: Number(next), words });
  };
  const words = data?.page === page ? wordsOf(data) : [];
  return (
    <div className={s.form}>
      <Select
        label={t('word')}
        value={at}
        onChange={next => choose(next, 1)}
        data={words.map((word, n) => ({ value: String(word.at), label: t('wordHint', { n: n + 1, word: word.text }) }))}
        limit={200}
        searchable
      />
      <Select label={t('count')} value={String(count)} onChange={next => choose(at, Number(next))} data={COUNTS} allowDeselect={false} />
    </div>
  );
}
