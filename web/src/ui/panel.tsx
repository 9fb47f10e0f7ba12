import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ExportMenu } from '#ui/export/export-menu';
import { PanelTableContext, type PanelTable } from '#ui/export/panel-table';
import { PanelToolsContext } from './panel-tools';
import s from './panel.module.css';

export type PanelProps = {
  title: string;
  /** Unit and period of the whole panel. */
  subtitle?: string;
  tools?: ReactNode;
  footnote?: ReactNode;
  /** No inner padding: for tables that run to the panel's edges. */
  flush?: boolean;
  /** A thin line while figures are being refetched; the old ones stay. */
  refreshing?: boolean;
  children: ReactNode;
};

export function Panel({ title, subtitle, tools, footnote, flush = false, refreshing = false, children }: PanelProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(body);
  const [table, setTable] = useState<PanelTable | null>(null);
  const [ownTools, setOwnTools] = useState<HTMLElement | null>(null);
  return (
    <section className={s.panel} aria-labelledby={id} aria-busy={refreshing}>
      {refreshing && <i className={s.progress} aria-hidden="true" />}
      <div className={s.head}>
        <div className={s.titles}>
          <h2 id={id} className={s.title}>
            {title}
          </h2>
          {subtitle && <span className={s.subtitle}>{subtitle}</span>}
        </div>
        <div className={s.tools} data-print="hide">
          {tools}
          <div className={s.tableTools}>
            <div ref={setOwnTools} className={s.ownTools} />
            {table && <TableExport table={table} />}
          </div>
        </div>
      </div>
      {/* A panel that scrolls sideways must be reachable by keyboard. */}
      <div
        ref={body}
        className={flush ? s.flush : s.body}
        {...(flush && scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {})}
      >
        <PanelToolsContext value={ownTools}>
          <PanelTableContext value={setTable}>{children}</PanelTableContext>
        </PanelToolsContext>
      </div>
      {footnote && <p className={s.footnote}>{footnote}</p>}
    </section>
  );
}

function TableExport({ table: { title, shown } }: { table: PanelTable }) {
  const screen = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return <ExportMenu screen={screen || 'table'} of={title} shown={shown} />;
}

/** Panels on twelve columns; below 1180 px they stack. */
export function PanelGrid({ children }: { children: ReactNode }) {
  return <div className={s.grid}>{children}</div>;
}

export function PanelCell({ span, children }: { span: 4 | 6 | 8 | 12; children: ReactNode }) {
  return (
    <div className={s.cell} data-span={span}>
      {children}
    </div>
  );
}

function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
