import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Tag } from '#ui/tag';
import s from './audit.module.css';
import { changesOf, type Change } from './changes';
import { auditText, fieldText } from './text';
import { useActionWord, useWords } from './use-words';

export type Trail = {
  id: string;
  at: string;
  action: string;
  userName: string | null;
  isSupport: boolean;
  asRole: string | null;
  before: unknown;
  after: unknown;
};

/** A trail in words: when, who, what, and what it was before and after. */
export function AuditTable({ caption, entries }: { caption: string; entries: readonly Trail[] }) {
  const t = useText(auditText);
  const formats = useFormats();
  const action = useActionWord();
  const columns: TableColumn<Trail>[] = [
    { id: 'at', header: t('at'), cell: ({ at }) => <span className="num">{formats.time(at)}</span> },
    { id: 'who', header: t('who'), cell: entry => <Who entry={entry} /> },
    { id: 'what', header: t('what'), value: entry => action(entry.action) },
    { id: 'changes', header: t('changes'), cell: ({ before, after }) => <Changes before={before} after={after} /> },
  ];
  return <ArrangedTable screen="audit" caption={caption} columns={columns} rows={entries} rowId={({ id }) => id} />;
}

function Who({ entry: { userName, isSupport, asRole } }: { entry: Trail }) {
  const t = useText(auditText);
  if (!isSupport) return userName ?? t('system');
  const role = asRole === 'admin' || asRole === 'user' || asRole === 'readonly' ? t(asRole) : null;
  return (
    <span className={s.who}>
      {userName}
      <Tag tone="accent">{role ? t('supportAs', { role }) : t('support')}</Tag>
    </span>
  );
}

const SHOWN = 2;

/** One or two changes stand in the row; more are folded. */
function Changes({ before, after }: { before: unknown; after: unknown }) {
  const t = useText(auditText);
  const changes = changesOf(before, after);
  const isNew = before === null || before === undefined;
  if (changes.length <= SHOWN) return <ChangeList changes={changes} isNew={isNew} />;
  return (
    <details className={s.fold}>
      <summary>{t('more', { n: changes.length })}</summary>
      <ChangeList changes={changes} isNew={isNew} />
    </details>
  );
}

/** What is new was nothing before: only its values are reported. */
function ChangeList({ changes, isNew }: { changes: readonly Change[]; isNew: boolean }) {
  const t = useText(auditText);
  const field = useWords(fieldText);
  return (
    <ul className={s.changes}>
      {changes.map(change => (
        <li key={change.field}>
          <span className={s.field}>{field(change.field)}</span> {!isNew && `${change.before || t('nothing')} → `}
          {change.after || t('nothing')}
        </li>
      ))}
    </ul>
  );
}
