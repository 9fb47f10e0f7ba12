import type { PackSection } from '@hakaru/contract/committee-packs';
import { HTML_LANG, type Language } from '@hakaru/contract/languages';
import { useText } from '#platform/text';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import s from './committee-packs.module.css';
import type { PreviewBlock, PreviewSection, usePreview } from './queries';
import { committeePackText } from './text';

type PreviewProps = { query: ReturnType<typeof usePreview>; sections: readonly PackSection[]; language: Language };

/** The chosen sections in their order, as they will be printed. */
export function PackPreview({ query: { data, isError, refetch }, sections, language }: PreviewProps) {
  const t = useText(committeePackText);
  if (isError) return <ErrorState title={t('previewFailed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} />;
  const shown = sections.flatMap(name => data.filter(({ section, miss }) => section === name && miss === null));
  if (shown.length === 0) return <EmptyState title={t('nothingChosen')} next="choose" />;
  return (
    // A long preview scrolls separately, so it must be focusable to scroll it with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={s.preview} role="region" aria-label={t('preview')} tabIndex={0} lang={HTML_LANG[language]}>
      {shown.map(section => (
        <Sheet key={section.section} section={section} />
      ))}
    </div>
  );
}

function Sheet({ section: { title, blocks, notes } }: { section: PreviewSection }) {
  return (
    <article className={s.sheet} aria-label={title}>
      <h4 className={s.sheetTitle}>{title}</h4>
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
      {notes.map(note => (
        <p key={note} className={s.note}>
          ※ {note}
        </p>
      ))}
    </article>
  );
}

function Block({ block }: { block: PreviewBlock }) {
  const t = useText(committeePackText);
  const { kind, title, text, drawing, rows, columns } = block;
  switch (kind) {
    case 'table':
      return <PreviewTable block={block} />;
    case 'bars': {
      const figures = rows.map(({ cells }) => cells.map(cell => cell.text).join(' ')).join(', ');
      return (
        <figure className={s.figure}>
          <figcaption>{title}</figcaption>
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing ?? '')}`}
            alt={t('drawing', { title: title ?? '', figures })}
          />
        </figure>
      );
    }
    case 'leading':
      return (
        <dl className={s.leading}>
          {columns.map(({ label }, at) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{rows[0]?.cells[at]?.text}</dd>
            </div>
          ))}
        </dl>
      );
    default:
      return (
        <div className={s.said}>
          {title && <h5>{title}</h5>}
          <p>{text}</p>
        </div>
      );
  }
}

function PreviewTable({ block: { title, columns, rows } }: { block: PreviewBlock }) {
  const hasGroups = columns.some(({ group }) => group);
  return (
    <div className={s.wide}>
      <table className={s.table}>
        {title && <caption>{title}</caption>}
        <thead>
          {hasGroups && (
            <tr>
              {groupsOf(columns).map(({ group, span }, at) =>
                group === '' ? (
                  <td key={at} colSpan={span} />
                ) : (
                  <th key={at} colSpan={span} scope="colgroup">
                    {group}
                  </th>
                ),
              )}
            </tr>
          )}
          <tr>
            {columns.map(({ label, isText }, at) => (
              <th key={at} scope="col" data-text={isText}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, cells }, at) => (
            <tr key={at} data-strong={level < 2}>
              {cells.map(({ text }, nth) => (
                <td key={nth} data-text={columns[nth]?.isText}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Adjacent columns under the same heading share one cell. */
function groupsOf(columns: PreviewBlock['columns']): { group: string; span: number }[] {
  const groups: { group: string; span: number }[] = [];
  for (const { group } of columns) {
    const last = groups.at(-1);
    if (last && last.group === (group ?? '')) last.span++;
    else groups.push({ group: group ?? '', span: 1 });
  }
  return groups;
}
