import { Download } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import s from './cell-panel.module.css';
import { cellText } from './cell-text';
import type { ImportWindowQuery } from './imports.gen';
import { useWindow } from './queries';
import { stagedValue } from './staged-value';
import { importsText } from './text';
import { useFetchFile } from './use-fetch-file';

type Asked = { sheet: string; cell: string };
type Window = ImportWindowQuery['importWindow'];
type WindowRow = Window['rows'][number];
type WindowCell = WindowRow['cells'][number];

/** The cell alone, for users who may see a fact but not its import. */
export function CellPage({ importId, asked }: { importId: string; asked: Asked }) {
  const t = useText(cellText);
  const { data, isError } = useWindow(importId, asked);
  if (isError) return <ErrorState title={t('notFound')} />;
  if (!data) return <SkeletonRows rows={8} />;
  return (
    <>
      <PageHead title={data.fileName}>{data.mayDownload && <OriginalButton importId={importId} name={data.fileName} />}</PageHead>
      <CellPanel importId={importId} asked={asked} />
    </>
  );
}

/** The end of a trace: the sheet as sent, with the cell marked among its neighbours. */
export function CellPanel({ importId, asked }: { importId: string; asked: Asked }) {
  const t = useText(cellText);
  const { data, isError } = useWindow(importId, asked);
  if (isError) return <Notice tone="warn">{t('notFound')}</Notice>;
  const title = t(/^\d/.test(asked.cell) ? 'rowTitle' : 'title', asked);
  return (
    <Panel
      title={title}
      subtitle={t('subtitle')}
      flush
      footnote={data && (data.withheld > 0 || !data.mayDownload) && <Reserve window={data} />}
    >
      {data ? <Sheet window={data} title={title} /> : <SkeletonRows rows={8} />}
    </Panel>
  );
}

export function WithheldNotice({ rows }: { rows: number }) {
  const t = useText(cellText);
  return <Notice>{t('withheld', { n: rows })}</Notice>;
}

function OriginalButton({ importId, name }: { importId: string; name: string }) {
  const t = useText(importsText);
  const fetchFile = useFetchFile();
  return (
    <Button icon={<Download size={14} />} onClick={() => void fetchFile(`imports/${importId}/file`, name)}>
      {t('original')}
    </Button>
  );
}

function Reserve({ window: { withheld, mayDownload } }: { window: Window }) {
  const t = useText(cellText);
  return (
    <>
      {withheld > 0 && t('withheld', { n: withheld })} {!mayDownload && t('kept')}
    </>
  );
}

function Sheet({ window: { columns, rows, row, column }, title }: { window: Window; title: string }) {
  const t = useText(cellText);
  const target = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    target.current?.scrollIntoView({ block: 'nearest', inline: 'center' }); // returns a promise in newer browsers: no clean-up
  }, [row, column]);
  return (
    <table className={s.sheet}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('rowNumber')}</span>
          </th>
          {columns.map(letters => (
            <th key={letters} scope="col" data-asked={letters === column || undefined}>
              {letters}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(line => (
          <tr key={line.number} data-head={line.isHeader || undefined} data-asked={line.number === row || undefined}>
            <th scope="row" {...(line.number === row && column === null ? { ref: target } : {})}>
              {line.number}
            </th>
            {line.cells.map((cell, at) => {
              const isAsked = line.number === row && columns[at] === column;
              return <SheetCell key={columns[at]} cell={cell} isAsked={isAsked} {...(isAsked ? { ref: target } : {})} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SheetCellProps = { cell: WindowCell; isAsked: boolean; ref?: Ref<HTMLTableCellElement> };

function SheetCell({ cell: { text, isNumber, severity, remark }, isAsked, ref }: SheetCellProps) {
  const t = useText(cellText);
  const language = useLanguage();
  const f = useFormats();
  return (
    <td
      ref={ref}
      data-number={isNumber || undefined}
      data-asked={isAsked || undefined}
      data-severity={severity ?? undefined}
      {...(isAsked ? { 'aria-current': 'location' } : {})}
      {...(remark ? { title: remark[language] } : {})}
    >
      {stagedValue(f, isNumber ? 'number' : 'day', text)}
      {isAsked && <span className="sr-only">{t('marked')}</span>}
      {remark && <span className="sr-only">{remark[language]}</span>}
    </td>
  );
}
