import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText, type Translate, useWords } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { atTime, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './audit.module.css';
import { changesOf, type Change } from './changes';
import { auditText, fieldText } from './text';
import { useActionWord } from './use-action-word';

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

/** Audit entries as a table: when, who, what, and the values before and after. */
export function AuditTable({ caption, entries }: { caption: string; entries: readonly Trail[] }) {
  const t = useText(auditText);
  const formats = useFormats();
  const action = useActionWord();
  const field = useWords(fieldText);
  const changeWords = (change: Change, isNew: boolean) =>
    joined(field(change.field), isNew ? null : `${change.before || t('nothing')} →`, change.after || t('nothing'));
  const columns: TableColumn<Trail>[] = [
    {
      id: 'at',
      header: t('at'),
      value: ({ at }) => atTime(formats.time(at)),
      node: ({ at }) => <span className="num">{formats.time(at)}</span>,
    },
    {
      id: 'who',
      priority: 2,
      header: t('who'),
      value: entry => joined(entry.userName ?? (entry.isSupport ? null : t('system')), supportWords(t, entry)),
      node: entry => <Who entry={entry} />,
    },
    { id: 'what', priority: 1, header: t('what'), value: entry => action(entry.action) },
    {
      id: 'changes',
      header: t('changes'),
      value: ({ before, after }) =>
        changesOf(before, after)
          .map(change => changeWords(change, before === null || before === undefined))
          .join('; '),
      node: ({ before, after }) => <Changes before={before} after={after} />,
    },
  ];
  return <ArrangedTable screen="audit" caption={caption} columns={columns} rows={entries} rowId={({ id }) => id} />;
}

/** Says that support staff did it, and in which role; null for the organisation's own users. */
function supportWords(t: Translate<typeof auditText>, { isSupport, asRole }: Trail): string | null {
  if (!isSupport) return null;
  const role = asRole === 'admin' || asRole === 'user' || asRole === 'readonly' ? t(asRole) : null;
  return role ? t('supportAs', { role }) : t('support');
}

function Who({ entry }: { entry: Trail }) {
  const t = useText(auditText);
  const { userName, isSupport } = entry;
  if (!isSupport) return userName ?? t('system');
  return (
    <span className={s.who}>
      {userName}
      <Tag tone="accent">{supportWords(t, entry)}</Tag>
    </span>
  );
}

const SHOWN = 2;

/** One or two changes are shown in the row; more are folded. */
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

/** A new object has no values before: only its values are listed. */
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
