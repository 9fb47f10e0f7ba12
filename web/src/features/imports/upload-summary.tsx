import { useQueries } from '@tanstack/react-query';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ApproveClean, isClean } from './approve-clean';
import type { ImportDetail } from './import-detail';
import s from './imports.module.css';
import { partsText } from './parts-text';
import { importDetail, isAtWork } from './queries';
import type { Upload } from './upload-queue';

const KINDS = ['atWork', 'clean', 'withWarnings', 'withErrors', 'refused', 'approved'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(found: ImportDetail): Kind {
  const { status, refusal, errors, warnings } = found;
  if (status === 'approved') return 'approved';
  if (isAtWork(found)) return 'atWork';
  if (refusal) return 'refused';
  return errors > 0 ? 'withErrors' : warnings > 0 ? 'withWarnings' : 'clean';
}

/** Several files in one line: how many are in which state, and one button that approves all without findings. */
export function UploadSummary({ uploads }: { uploads: readonly Upload[] }) {
  const t = useText(partsText);
  const f = useFormats();
  const ids = [...new Set(uploads.flatMap(({ sent }) => sent?.id ?? []))];
  const found = useQueries({ queries: ids.map(importDetail) }).flatMap(({ data }) => (data && !data.withdrawn ? [data] : []));
  if (uploads.length < 2) return null;
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  const unreadable = uploads.filter(({ state }) => state === 'failed' || state === 'tooLarge' || state === 'storageFull').length;
  const extra: Partial<Record<Kind, number>> = { atWork: sending, refused: unreadable };
  const counts = KINDS.map(kind => [kind, found.filter(one => kindOf(one) === kind).length + (extra[kind] ?? 0)] as const);
  const count = (n: number) => f.number(n, { decimals: 0 });
  return (
    <section className={s.summary} aria-label={t('summary')}>
      <dl>
        <Count title={t('files')} value={count(uploads.length)} />
        <Count title={t('rows')} value={count(found.reduce((sum, { rows }) => sum + rows, 0))} />
        {counts.map(([kind, n]) => n > 0 && <Count key={kind} title={t(kind)} value={count(n)} />)}
      </dl>
      <ApproveClean selected={new Map(found.filter(isClean).map(one => [one.id, one]))} onDone={() => undefined} />
    </section>
  );
}

function Count({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
