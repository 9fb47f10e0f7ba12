import type { ReactNode } from 'react';
import s from './page-head.module.css';

/** The top of every page: context, title, and its actions on the right (one of them primary). */
export function PageHead({ title, context, children }: { title: string; context?: ReactNode; children?: ReactNode }) {
  return (
    <div className={s.head}>
      <div className={s.titles}>
        {context && <div className={s.context}>{context}</div>}
        <h1 className={s.title}>{title}</h1>
      </div>
      {children && (
        <div className={s.actions} data-print="hide">
          {children}
        </div>
      )}
    </div>
  );
}
