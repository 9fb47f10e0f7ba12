import { useMemo } from 'react';
import { boxOf, evenText, type PageBox, type PageWord } from '@hakaru/contract/document-reading';
import { useText } from '#platform/text';
import { useDragBox } from './drag-box';
import type { PageOfDocument } from './queries';
import s from './documents.module.css';
import { documentsText } from './text';

export type Mark = { id: string; box: PageBox; label: string; tone: 'accent' | 'warn' | 'found'; isChosen?: boolean };

export type PageViewProps = {
  page: PageOfDocument;
  marks?: readonly Mark[];
  onMark?: (id: string) => void;
  /** Called when somebody drags over a part of the page or clicks on it. */
  onPoint?: (box: Omit<PageBox, 'page'>) => void;
};

/**
 * A page drawn from its words, each at its position in the file. The browser never opens the file itself, so nothing in it can run here.
 */
export function PageView({ page, marks = [], onMark, onPoint }: PageViewProps) {
  const t = useText(documentsText);
  const { drag, handlers } = useDragBox(onPoint);
  const words = useMemo(() => wordsOf(page), [page]);
  return (
    <svg
      className={s.page}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="group"
      aria-label={t('pageText', { page: page.page })}
      data-page={page.page}
      data-pointing={onPoint ? true : undefined}
      {...handlers}
    >
      <rect width={page.width} height={page.height} className={s.sheet} />
      {marks.map(({ id, box, label, tone, isChosen }) => (
        <rect
          key={id}
          className={s.mark}
          data-tone={tone}
          data-chosen={isChosen || undefined}
          x={box.x - 2}
          y={box.y - 1}
          width={box.width + 4}
          height={box.height + 4}
          rx={1.5}
          aria-label={label}
          {...(onMark
            ? { role: 'button', tabIndex: 0, onClick: () => onMark(id), onKeyDown: event => event.key === 'Enter' && onMark(id) }
            : { role: 'img' })}
        />
      ))}
      <g className={s.words}>
        {words.map(({ at, text, x, y, width, height }) => (
          <text key={at} x={x} y={y + height * 0.92} fontSize={height} textLength={width} lengthAdjust="spacingAndGlyphs">
            {text}
          </text>
        ))}
      </g>
      {drag && <rect className={s.drag} {...drag} />}
    </svg>
  );
}

const NUMBERS = 6;

export function wordsOf({ text, boxes }: Pick<PageOfDocument, 'text' | 'boxes'>): PageWord[] {
  return Array.from({ length: boxes.length / NUMBERS }, (_, word) => {
    const [at = 0, length = 0, x = 0, y = 0, width = 0, height = 0] = boxes.slice(word * NUMBERS, (word + 1) * NUMBERS);
    return { at, text: text.slice(at, at + length), x, y, width, height };
  });
}

/** Every occurrence of some words on a page, ignoring case and character width. */
export function findOnPage(page: PageOfDocument, wanted: string): Mark[] {
  const needle = evenText(wanted).toLowerCase().trim();
  if (needle === '') return [];
  const hay = evenText(page.text).toLowerCase();
  const words = wordsOf(page);
  const marks: Mark[] = [];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) {
    const box = boxOf({ page: page.page, words }, at, at + needle.length);
    if (box) marks.push({ id: String(at), box, label: wanted, tone: 'found' });
  }
  return marks;
}
