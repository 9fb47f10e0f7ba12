import { OCR_PAGES, type OcrRefusal } from '@hakaru/contract/document-reading';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import s from './documents.module.css';
import { ocrCodeText, ocrText } from './ocr-text';
import { isOcrAtWork, useRefreshDocuments, type Paper } from './queries';

/** That pages of a document are pictures: how far their letters have been read, that they were, and why some could not be. */
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

/** What was read changes the page, the search and the values: they are asked for again when the work is over. */
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
