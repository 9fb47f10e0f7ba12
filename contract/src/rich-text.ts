export type Span = { text: string; isBold: boolean; href: string | null };
export type Block = { kind: 'heading' | 'paragraph' | 'item'; spans: Span[] };

/**
 * The supported markup: `## ` for a heading, `- ` for an item, `**bold**` and `[words](https://…)`. Anything else, including HTML tags, is
 * plain text, so that nothing needs to be sanitised later.
 */
export function richText(source: string): Block[] {
  const blocks: Block[] = [];
  for (const line of source.split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '') blocks.push({ kind: 'paragraph', spans: [] });
    else if (/^#{1,3} /.test(trimmed)) blocks.push({ kind: 'heading', spans: spansOf(trimmed.replace(/^#+ /, '')) });
    else if (/^(- |・|• )/.test(trimmed)) blocks.push({ kind: 'item', spans: spansOf(trimmed.replace(/^(- |・|• )/, '')) });
    else blocks.push({ kind: 'paragraph', spans: spansOf(trimmed) });
  }
  return joined(blocks);
}

/** Consecutive lines form one paragraph; an empty line ends it. */
function joined(blocks: readonly Block[]): Block[] {
  const out: Block[] = [];
  let isOpen = false;
  for (const block of blocks) {
    const last = out.at(-1);
    if (block.spans.length === 0) isOpen = false;
    else if (block.kind === 'paragraph' && isOpen && last?.kind === 'paragraph')
      last.spans.push({ text: ' ', isBold: false, href: null }, ...block.spans);
    else {
      out.push({ kind: block.kind, spans: [...block.spans] });
      isOpen = block.kind === 'paragraph';
    }
  }
  return out;
}

const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(MARKS)) {
    const [whole, bold, words, address = ''] = match;
    if (match.index > at) spans.push(plain(line.slice(at, match.index)));
    if (bold !== undefined) spans.push({ text: bold, isBold: true, href: null });
    else if (words !== undefined && address.startsWith('https://')) spans.push({ text: words, isBold: false, href: address });
    else spans.push(plain(whole));
    at = match.index + whole.length;
  }
  if (at < line.length) spans.push(plain(line.slice(at)));
  return spans;
}

const plain = (text: string): Span => ({ text, isBold: false, href: null });
