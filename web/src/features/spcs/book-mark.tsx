import type { SpcBook } from '@hakaru/contract/spcs';
import { useText } from '#platform/text';
import s from './spcs.module.css';
import { bookText } from './text';

/** The book something belongs to, distinguished by shape. */
export function BookMark({ book }: { book: string }) {
  const t = useText(bookText);
  return (
    <span className={s.book} data-book={book}>
      {t(book as SpcBook)} {/* a code of the contract */}
    </span>
  );
}
