import { useMemo } from 'react';
import { qrOf } from './qr';
import s from './qr-code.module.css';

/** Scanners need a quiet zone of four modules, and dark on light in either theme. */
const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const rows = qrOf(text);
    const cells = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
    return { path: cells.join(''), size: rows.length + 2 * QUIET };
  }, [text]);
  return (
    <svg className={s.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
