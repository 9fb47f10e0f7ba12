import { Skeleton } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#platform/text';
import s from './skeletons.module.css';
import { uiText } from './ui-text';

/** Rows at their final height, shown only when loading takes noticeably long. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <Late>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={s.row}>
          <Skeleton height={10} width={`${WIDTHS[at % WIDTHS.length]}%`} radius={3} />
          <Skeleton height={10} width={44} radius={3} />
          <Skeleton height={10} width={44} radius={3} />
        </div>
      ))}
    </Late>
  );
}

/** A block at its final height: charts, text. */
export function SkeletonBlock({ height }: { height: number }) {
  return (
    <div style={{ minHeight: height }}>
      <Late>
        <Skeleton height={height} radius={4} />
      </Late>
    </div>
  );
}

export const SKELETON_DELAY_MS = 200;
const WIDTHS = [46, 38, 52, 42, 48, 34];

function Late({ children }: { children: ReactNode }) {
  const t = useText(uiText);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={t('loading')} className={late ? s.shown : s.waiting}>
      {children}
    </div>
  );
}
