import { useEffect } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { ExportHead } from '#ui/export/shown-table';
import { setPageFrame, type PageFrame } from './print-frame';
import { printText } from './print-text';

/** A reporting screen takes precedence over the app, because it knows the as-of date and the unit; the app knows only the organisation. */
const speakers = new Map<'app' | 'screen', () => PageFrame>();

/** Sets the texts around printed pages while this component is mounted. */
export function usePageFrame(head: ExportHead, who: 'app' | 'screen'): void {
  const t = useText(printText);
  const formats = useFormats();
  useEffect(() => {
    const frame = (): PageFrame => {
      const [whose, ...rest] = head.lines.map(
        ({ label, value }) => `${label}: ${typeof value === 'string' ? value : formats.date(value.date)}`,
      );
      return {
        organisation: whose?.split(': ')[1] ?? '',
        context: rest.join('    '),
        handling: t('handling'),
        printed: t('printed', { time: formats.time(new Date()) }),
      };
    };
    if (speakers.size === 0) window.addEventListener('beforeprint', speak);
    speakers.set(who, frame);
    return () => {
      speakers.delete(who);
      if (speakers.size === 0) window.removeEventListener('beforeprint', speak);
    };
  }, [head, who, t, formats]);
}

function speak(): void {
  const frame = speakers.get('screen') ?? speakers.get('app');
  if (frame) setPageFrame(frame());
}
