import type { Paper } from '#platform/pdf/paper';

export type Said = {
  number: string;
  due: string;
  parts: readonly (readonly [string, string])[];
  total: string;
  account: string;
  title?: string;
};

/** A one-page notice; its title determines the document type. */
export const noticePaper = (fundName: string, { number, due, parts, total, account, title = 'Capital Call Notice' }: Said): Paper => ({
  language: 'en',
  orientation: 'portrait',
  title: 'x',
  author: 'x',
  head: { left: 'Redfern Private Capital', right: '' },
  foot: { left: '', below: '' },
  mark: null,
  hasCover: false,
  content: [
    `${title} No. ${number}`,
    fundName,
    'Notice date: 2 November 2026',
    `Due date: ${due}`,
    'Currency: USD',
    ...parts.map(([label, amount]) => `${label} ${amount}`),
    `Total amount ${total}`,
    `Account: ${account}`,
  ].map(text => ({ text })),
});
