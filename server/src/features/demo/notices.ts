import type { NotificationKind, NotificationParams } from '@hakaru/contract/notifications';

export type DemoNotice = { kind: NotificationKind; params: NotificationParams; path: string; at: string };

const task = (mandate: string): string => `/owner/reportingTasks?month=2026-10-31&search=${mandate}`;
const file = (name: string): string => `/owner/import/history?search=${name}`;
const TSUBAKI = { sender: 'Tsubaki Asset Management', senderJp: '椿アセットマネジメント' };
const MARLOWE = { sender: 'Marlowe Finch Investors', senderJp: 'マーロウ・フィンチ・インベスターズ' };

/** The unread notifications of the fund's officer on the demo's today, newest first; more than nine, so that the badge shows 9+. */
export const demoNotices: readonly DemoNotice[] = [
  { kind: 'reportDelayed', params: { mandate: 'HAL01', due: '2026-11-09' }, path: task('HAL01'), at: '2026-11-10T00:05:00Z' },
  { kind: 'reportDue', params: { mandate: 'HDE02', due: '2026-11-11' }, path: task('HDE02'), at: '2026-11-09T08:40:00Z' },
  { kind: 'reportDue', params: { mandate: 'HFH02', due: '2026-11-11' }, path: task('HFH02'), at: '2026-11-09T07:55:00Z' },
  {
    kind: 'forwardUnrolled',
    params: { forward: 'R-2026-10-HPD01-USD', mandate: 'HPD01', currency: 'USD', day: '2026-11-18' },
    path: '/owner/fxForwards?search=HPD01',
    at: '2026-11-09T00:03:00Z',
  },
  { kind: 'reportDue', params: { mandate: 'HFE02', due: '2026-11-11' }, path: task('HFE02'), at: '2026-11-09T00:01:00Z' },
  { kind: 'reportDue', params: { mandate: 'HFB01', due: '2026-11-11' }, path: task('HFB01'), at: '2026-11-09T00:00:00Z' },
  ...[
    { of: 'HDB02', by: TSUBAKI, code: 'TSUBA', at: '2026-11-06T01:15:00Z', kind: 'importResent' as const },
    { of: 'HDB01', by: TSUBAKI, code: 'TSUBA', at: '2026-11-06T05:10:00Z', kind: 'importApproved' as const },
    { of: 'HFE01', by: MARLOWE, code: 'MARLO', at: '2026-11-06T00:00:00Z', kind: 'importApproved' as const },
  ].map(({ of, by, code, at, kind }) => {
    const name = `${code}_HOSHI_2026-10_${of}.xlsx`;
    return { kind, params: { ...by, file: name, asOf: '2026-10-31' }, path: file(name), at };
  }),
  { kind: 'instructionsReceived', params: { ...TSUBAKI, count: '4' }, path: '/owner/instructions', at: '2026-11-05T02:31:00Z' },
  {
    kind: 'reportPublished',
    params: { mandate: 'HCS01', asOf: '2026-10-31' },
    path: '/owner/reports?month=2026-10-31',
    at: '2026-11-04T06:20:00Z',
  },
  { kind: 'monthEndPopulated', params: { asOf: '2026-09-30' }, path: '/owner/monthEnd', at: '2026-10-14T04:00:00Z' },
];
