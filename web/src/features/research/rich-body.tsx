import { richText, type Block, type Span } from '@hakaru/contract/rich-text';
import { Fragment } from 'react';
import s from './research.module.css';

/** The writer's markup rendered as React elements: no text is ever used as HTML. */
export function RichBody({ source }: { source: string }) {
  return (
    <div className={s.body}>
      {grouped(richText(source)).map((blocks, at) => {
        const [first] = blocks;
        if (!first) return null;
        if (first.kind === 'item')
          return (
            <ul key={at}>
              {blocks.map((block, index) => (
                <li key={index}>
                  <Spans spans={block.spans} />
                </li>
              ))}
            </ul>
          );
        return first.kind === 'heading' ? (
          <h2 key={at}>
            <Spans spans={first.spans} />
          </h2>
        ) : (
          <p key={at}>
            <Spans spans={first.spans} />
          </p>
        );
      })}
    </div>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, isBold, href }, at) => {
    if (href !== null)
      return (
        <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      );
    return isBold ? <strong key={at}>{text}</strong> : <Fragment key={at}>{text}</Fragment>;
  });
}

/** Consecutive items form one list. */
function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block);
    else groups.push([block]);
  }
  return groups;
}
