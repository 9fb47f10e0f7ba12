import type { ReactNode } from 'react';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import { useValueName } from './content-values';
import type { ContentValue } from './queries';
import { approvalText, blockText, checkText } from './text';

type Block = { code: string; about: string | null };

/** Sentences about what prevents the approval of a document, or that nothing does. */
export function BlockList({
  values,
  blocks,
  children,
}: {
  values: readonly ContentValue[];
  blocks: readonly Block[];
  children?: ReactNode;
}) {
  const t = useText(approvalText);
  const sentences = useText(blockText);
  const checks = useText(checkText);
  const nameOf = useValueName();
  const aboutOf = ({ code, about }: Block): string => {
    if (about === null) return '';
    if (code === 'check') return checks(about as keyof typeof checkText); // the server sends no other
    if (code === 'otherSide') return t(about === 'call' ? 'call' : 'distribution');
    const value = values.find(({ name }) => name === about);
    return value ? nameOf(value) : about;
  };
  if (blocks.length === 0) return <p>{t('ready')}</p>;
  return (
    <Notice tone="warn">
      <p>{t('blocked')}</p>
      <ul>
        {blocks.map(block => (
          <li key={`${block.code} ${block.about}`}>
            {sentences(block.code as keyof typeof blockText, { about: aboutOf(block) }) /* the server sends no other */}
          </li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}
