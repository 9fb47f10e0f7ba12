import type { ReactNode } from 'react';
import { useText } from '#platform/text';
import { Tag } from '#ui/tag';
import s from './documents.module.css';
import { documentsText } from './text';

/** Pages that contain the searched words, one below the other. */
export function FoundPages({ children }: { children: ReactNode }) {
  return <ul className={s.hits}>{children}</ul>;
}

export type FoundPageProps = {
  hit: { page: number; sentence: string; from: number; to: number };
  about: string;
  /** The link to the page. */
  children: ReactNode;
};

/** One search hit: its page, and the sentence with the found words highlighted. */
export function FoundPage({ hit: { page, sentence, from, to }, about, children }: FoundPageProps) {
  const t = useText(documentsText);
  return (
    <li>
      <div className={s.hitHead}>
        {children}
        <Tag>
          {t('pageShort')} {page}
        </Tag>
        <span className={s.quiet}>{about}</span>
      </div>
      <p className={s.sentence}>
        {sentence.slice(0, from)}
        <mark>{sentence.slice(from, to)}</mark>
        {sentence.slice(to)}
      </p>
    </li>
  );
}
