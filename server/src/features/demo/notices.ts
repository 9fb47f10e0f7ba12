import type { NotificationKind, NotificationParams } from '@hakaru/contract/notifications';

export type DemoNotice = { kind: NotificationKind; params: NotificationParams; path: string; at: string };

/** What waits for the fund's officer on the demo's today (badge 9+). Newest first. */
export const demoNotices: readonly DemoNotice[] = [
  { kind: 'reportDelayed', params: { mandate: 'HAL01', due: '2026-11-09' }, path: '/owner/reportingTasks', at: '2026-11-10T00:05:00Z' },
  { kind: 'reportIncomplete', params: { mandate: 'HDE02', due: '2026-11-11' }, path: '/owner/reportingTasks', at: '2026-11-09T08:40:00Z' },
  {
    ...{ kind: 'importWarning', path: '/owner/import/history', at: '2026-11-09T08:41:00Z' },
    params: { file: 'TSUBA_HOSHI_2026-10_HDE02.xlsx', count: '3' },
  },
  { kind: 'reportIncomplete', params: { mandate: 'HFH02', due: '2026-11-11' }, path: '/owner/reportingTasks', at: '2026-11-09T07:55:00Z' },
  { kind: 'reportDue', params: { mandate: 'HFB01', due: '2026-11-11' }, path: '/owner/reportingTasks', at: '2026-11-09T00:00:00Z' },
  { kind: 'hedgeOutsideBand', params: { mandate: 'HPD01', ratio: '82.6' }, path: '/owner/currencyHedge', at: '2026-11-06T05:10:00Z' },
  { kind: 'forwardsMaturing', params: { count: '4', by: '2026-11-18' }, path: '/owner/fxForwards', at: '2026-11-06T00:00:00Z' },
  {
    ...{ kind: 'capitalCallDue', path: '/owner/privateEquity', at: '2026-11-05T02:30:00Z' },
    params: { fund: 'Digital Infra I', amount: '600000', currency: 'USD', due: '2026-11-20' },
  },
  {
    kind: 'cashBelowMinimum',
    params: { account: 'HCS01', day: '2026-11-20' },
    path: '/owner/cashflow/forecast',
    at: '2026-11-05T02:31:00Z',
  },
  { kind: 'reportResent', params: { mandate: 'HDB02', asOf: '2026-10-31' }, path: '/owner/reportingTasks', at: '2026-11-06T01:15:00Z' },
  { kind: 'reportPublished', params: { mandate: 'HCS01', asOf: '2026-10-31' }, path: '/owner/reports', at: '2026-11-04T06:20:00Z' },
  { kind: 'monthEndPopulated', params: { asOf: '2026-09-30' }, path: '/owner/monthEnd', at: '2026-10-14T04:00:00Z' },
];
