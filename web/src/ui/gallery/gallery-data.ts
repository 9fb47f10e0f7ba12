import type { ClassColor } from '#ui/charts/palette';
import type { StatusName } from '#ui/status';
import type { galleryDataText } from './gallery-text';

/** Words without parameters. */
type Word = Exclude<keyof typeof galleryDataText, 'position' | 'account' | 'month'>;
export type Line = {
  id: string;
  name: Word | readonly [string, Word];
  color?: ClassColor;
  manager?: Word;
  ref?: string;
  value: string;
  weight: string;
  returns: readonly (string | null)[];
  excess: readonly (string | null)[];
  status?: StatusName;
  due?: number;
  inception?: string;
  children?: readonly Line[];
};

/** Illustrative figures of no real portfolio. */
export const lines: readonly Line[] = [
  {
    id: 'db',
    name: 'domesticBonds',
    color: 'domesticBonds',
    value: '70072000000',
    weight: '0.2462',
    returns: ['-0.0034', '-0.0091', '-0.0117', '-0.0208', '-0.0112'],
    excess: ['0.0011', '0.0007'],
    children: [
      {
        id: 'nombpi',
        name: ['NOMURA-BPI', 'passive'],
        ref: 'NOMBPI',
        manager: 'trust',
        value: '31240000000',
        weight: '0.1098',
        returns: ['-0.0052', '-0.0029', '-0.0113', '-0.0281', '-0.0187'],
        excess: ['0.0012', '0.0056'],
        status: 'published',
        inception: '2009-04-01',
        children: [
          {
            id: 'core',
            name: 'core',
            value: '22493000000',
            weight: '0.0790',
            returns: ['-0.0065', '-0.0080', '-0.0134', '-0.0287', '-0.0149'],
            excess: ['-0.0004', '0.0035'],
          },
          {
            id: 'linked',
            name: 'linked',
            value: '8747000000',
            weight: '0.0307',
            returns: ['-0.0072', '0.0004', '-0.0096', '-0.0203', '-0.0155'],
            excess: ['0.0020', '0.0069'],
          },
        ],
      },
      {
        id: 'dbcorp',
        name: ['DB Credit', 'active'],
        ref: 'DBCORP',
        manager: 'investors',
        value: '22418000000',
        weight: '0.0788',
        returns: ['-0.0051', '-0.0157', '-0.0094', '-0.0267', '-0.0040'],
        excess: ['0.0049', '0.0024'],
        status: 'validated',
        due: 1,
        inception: '2014-10-01',
      },
    ],
  },
  {
    id: 'fb',
    name: 'foreignBonds',
    color: 'foreignBonds',
    value: '52113000000',
    weight: '0.1831',
    returns: ['0.0072', '0.0194', '0.0232', '0.0437', '0.0206'],
    excess: ['-0.0033', '-0.0018'],
    children: [
      {
        id: 'wgbi',
        name: ['FTSE WGBI', 'passive'],
        ref: 'FBWGBI',
        manager: 'trust',
        value: '28806000000',
        weight: '0.1012',
        returns: ['0.0069', '0.0184', '0.0230', '0.0353', '0.0190'],
        excess: ['-0.0072', '-0.0041'],
        status: 'pending',
        due: 3,
        inception: '2011-07-01',
      },
      {
        id: 'fbagg',
        name: ['Global Aggregate', 'active'],
        ref: 'FBAGG',
        manager: 'investors',
        value: '16042000000',
        weight: '0.0564',
        returns: ['0.0057', '0.0102', '0.0248', '0.0370', null],
        excess: ['0.0022', null],
        status: 'delayed',
        due: -2,
        inception: '2024-01-04',
      },
    ],
  },
  {
    id: 'cash',
    name: 'cash',
    color: 'cash',
    value: '7912000000',
    weight: '0.0278',
    returns: ['0.0004', '0.0012', '0.0016', '0.0044', '0.0021'],
    excess: [null, null],
  },
];

export const totals = {
  value: '284613000000',
  weight: '1',
  m1: '0.0111',
  m3: '0.0354',
  fytd: '0.0526',
  y1: '0.0774',
  y3: '0.0631',
  e1: '0.0009',
  e3: '0.0048',
} as const;

export const classes = ['domesticBonds', 'foreignBonds', 'domesticEquity', 'foreignEquity', 'alternatives', 'cash'] as const;
export const allocation = { weights: [0.246, 0.183, 0.159, 0.249, 0.134, 0.029], policies: [0.25, 0.2, 0.15, 0.22, 0.15, 0.03] } as const;

/** Sixty month-ends of a fund and its benchmark, the same on every visit. */
export function courses(): { days: string[]; fund: number[]; benchmark: number[]; excess: number[] } {
  const days: string[] = [];
  const fund: number[] = [];
  const benchmark: number[] = [];
  let a = 1;
  let b = 1;
  for (let at = 0; at <= 60; at++) {
    days.push(new Date(Date.UTC(2021, 9 + at, 0)).toISOString().slice(0, 10));
    fund.push(a - 1);
    benchmark.push(b - 1);
    const step = 0.004 + Math.sin(at * 1.7) * 0.011 + Math.cos(at * 0.31) * 0.004;
    a *= 1 + step + 0.0004 * Math.sin(at * 0.9) + 0.0003;
    b *= 1 + step * 0.97;
  }
  return { days, fund, benchmark, excess: fund.map((value, at) => value - (benchmark[at] ?? 0)) };
}
