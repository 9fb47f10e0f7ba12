import type { SpcBook } from '@hakaru/contract/spcs';
import { useText } from '#platform/text';
import s from './spcs.module.css';
import { bookText } from './text';

/** Which book something belongs to, in a shape of its own. */
export function BookMark({ book }: { book: string }) {
  const t = useText(bookText);
  return (
    <span className={s.book} data-book={book}>
      {t(book as SpcBook)} {/* a code of the contract */}
    </span>
  );
}
