import { OCR_PAGES, type OcrRefusal } from '@hakaru/contract/document-reading';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import s from './documents.module.css';
import { ocrCodeText, ocrText } from './ocr-text';
import { isOcrAtWork, useRefreshDocuments, type Paper } from './queries';

/** The OCR of scanned pages: its progress, that it was used, and why some pages could not be read. */
export function OcrNotes({ paper: { ocr } }: { paper: Pick<Paper, 'ocr'> }) {
  const t = useText(ocrText);
  const why = useText(ocrCodeText);
  const isAtWork = isOcrAtWork(ocr);
  useRefreshAfter(isAtWork);
  if (ocr.pages === 0) return null;
  const progress = { done: ocr.done, pages: ocr.pages };
  return (
    <>
      {isAtWork && (
        <Notice>
          <span className={s.ocr}>
            {t('atWork', progress)}
            <progress aria-label={t('progress')} value={ocr.done} max={ocr.pages} />
          </span>
        </Notice>
      )}
      {ocr.read > 0 && <Notice>{t('readByOcr')}</Notice>}
      {ocr.codes.map(code => (
        <Notice key={code} tone="warn">
          {why(code as OcrRefusal /* by a CHECK constraint */, { pages: OCR_PAGES })}
        </Notice>
      ))}
    </>
  );
}

/** OCR results change the page, the search and the values, so they are refetched when it finishes. */
function useRefreshAfter(isAtWork: boolean): void {
  const refresh = useRefreshDocuments();
  const refreshRef = useRef(refresh);
  const wasAtWork = useRef(isAtWork);
  useEffect(() => {
    refreshRef.current = refresh;
  });
  useEffect(() => {
    if (wasAtWork.current && !isAtWork) void refreshRef.current();
    wasAtWork.current = isAtWork;
  }, [isAtWork]);
}
