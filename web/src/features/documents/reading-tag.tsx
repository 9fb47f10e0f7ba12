import type { ReadingRefusal, ReadingState } from '@hakaru/contract/document-reading';
import { useText } from '#platform/text';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { ocrText } from './ocr-text';
import { isOcrAtWork, type Paper } from './queries';
import { readingCodeText, readingText } from './text';

const TONES = { waiting: 'accent', read: 'ok', refused: 'neg', none: 'quiet' } as const;

/** The reading status of a document; the reason of a failure is in the tooltip. */
export function ReadingTag({ paper: { reading, readingCode, ocr } }: { paper: Pick<Paper, 'reading' | 'readingCode' | 'ocr'> }) {
  const t = useText(readingText);
  const ocrWords = useText(ocrText);
  const why = useText(readingCodeText);
  const state = reading as ReadingState; // by a CHECK constraint
  return (
    <span title={readingCode ? why(readingCode as ReadingRefusal) : undefined /* by a CHECK constraint */}>
      <Tag tone={TONES[state]}>{t(state)}</Tag>{' '}
      {ocr.pages > 0 && (
        <Tag tone={isOcrAtWork(ocr) ? 'accent' : 'warn'}>{isOcrAtWork(ocr) ? ocrWords('short', ocr) : ocrWords('mark')}</Tag>
      )}
    </span>
  );
}

/** The same in words. */
export function useReadingWords(): (paper: Pick<Paper, 'reading' | 'ocr'>) => string | null {
  const t = useText(readingText);
  const ocrWords = useText(ocrText);
  return ({ reading, ocr }) =>
    joined(
      t(reading as ReadingState /* by a CHECK constraint */),
      ocr.pages > 0 ? (isOcrAtWork(ocr) ? ocrWords('short', ocr) : ocrWords('mark')) : null,
    );
}
