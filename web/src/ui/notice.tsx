import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import s from './notice.module.css';

/** A sentence beside what it is about: a warning that blocks nothing, or a hint. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) {
  const Icon = tone === 'warn' ? TriangleAlert : Info;
  return (
    <div className={s.notice} data-tone={tone} {...(tone === 'warn' ? { role: 'status' } : {})}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={s.icon} />
      <div className={s.body}>{children}</div>
    </div>
  );
}
