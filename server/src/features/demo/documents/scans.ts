import { englishNotice } from './notice-letters';
import type { DemoDocument } from './papers';

/** A call that arrived on paper; OCR reads it after all other documents. */
export const demoScans: readonly DemoDocument[] = [
  {
    ...englishNotice({
      key: 'digital-infra-scan',
      kind: 'call',
      fund: 'Digital Infra I',
      number: 'C-14',
      dated: '15 October 2026',
      due: '30 October 2026',
      currency: 'USD',
      lines: [
        ['Investment in portfolio companies', '231,600.00'],
        ['Management fee', '7,200.00'],
        ['Partnership expenses', '1,200.00'],
      ],
      total: '240,000.00',
      receivedAt: '2026-10-16T03:00:00Z',
    }),
    isScan: true,
  },
];
