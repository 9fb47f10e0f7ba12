import { expect, test } from 'vitest';
import { richText } from './rich-text';

const plain = (text: string) => ({ text, isBold: false, href: null });

test('headings, items, bold and links are read; lines of a paragraph are joined', () => {
  expect(richText('## Outlook\n\nRates **rose** again\nin May.\n\n- see [the note](https://example.com/a)')).toEqual([
    { kind: 'heading', spans: [plain('Outlook')] },
    {
      kind: 'paragraph',
      spans: [plain('Rates '), { text: 'rose', isBold: true, href: null }, plain(' again'), plain(' '), plain('in May.')],
    },
    { kind: 'item', spans: [plain('see '), { text: 'the note', isBold: false, href: 'https://example.com/a' }] },
  ]);
});

test('tags and addresses of scripts are text', () => {
  const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) [y](data:text/html,z) [z](http://plain.example)';
  const spans = richText(hostile).flatMap(block => block.spans);
  expect(spans.every(span => span.href === null)).toBe(true);
  expect(spans.map(span => span.text).join('')).toBe(hostile);
});
