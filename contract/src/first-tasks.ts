import { isOpen, mayWrite, type Gate } from './access';
import { addOns } from './add-ons';
import { adminMenu, menuOf, SPC_GATE, type Visitor } from './navigation';
import { areaOf } from './organisations';

/** Tasks suggested to new users. A task is done when the server has seen it done; nobody ticks it by hand. */
export const firstTaskIds = [
  'cell',
  'report',
  'export',
  'basel',
  'client',
  'watch',
  'check',
  'template',
  'remarks',
  'statement',
  'journal',
  'feed',
  'answer',
  'paper',
  'research',
  'impersonate',
  'person',
  'upload',
] as const;
export type FirstTaskId = (typeof firstTaskIds)[number];

/** Tasks without any other trace: that they were done is stored with the user. */
export const notedTasks = [
  'cell',
  'report',
  'export',
  'basel',
  'check',
  'template',
  'remarks',
  'statement',
  'journal',
  'answer',
  'paper',
  'impersonate',
  'person',
  'upload',
] as const satisfies readonly FirstTaskId[];
export type NotedTask = (typeof notedTasks)[number];

type Task = {
  id: FirstTaskId;
  /** The menu item that leads to it; users without the item do not get the task. */
  item: string;
  /** The page of the task, where it is not the item's own. */
  path?: string;
  gate?: Gate;
  writers?: true;
};

const CELL: Task = { id: 'cell', item: 'overview' };
const REPORT: Task = { id: 'report', item: 'reports' };
const FEED: Task = { id: 'feed', item: 'calendar' };
const RESEARCH: Task = { id: 'research', item: 'research' };

const OWNER: readonly Task[] = [CELL, REPORT, { id: 'export', item: 'exportData' }, RESEARCH];
const BANK: readonly Task[] = [
  { id: 'basel', item: 'addons', path: addOns.basel.path.replace('$role', 'owner'), gate: addOns.basel.gate },
  ...OWNER,
];
const CONSULTANT: readonly Task[] = [
  { id: 'client', item: 'assetList' },
  CELL,
  { id: 'watch', item: 'watchlist', writers: true },
  REPORT,
  RESEARCH,
];
const MANAGER: readonly Task[] = [
  { id: 'template', item: 'importData' },
  { id: 'check', item: 'importData', writers: true },
  { id: 'remarks', item: 'importHistory' },
  FEED,
];
const ACCOUNTANT: readonly Task[] = [{ id: 'statement', item: 'spcs', writers: true }, { id: 'journal', item: 'spcs' }, FEED, RESEARCH];
const TRUST_BANK: readonly Task[] = [
  { id: 'answer', item: 'instructions', writers: true },
  { id: 'paper', item: 'instructions' },
  FEED,
  RESEARCH,
];
const SUPPORT: readonly Task[] = [
  { id: 'impersonate', item: 'organisations' },
  { id: 'person', item: 'users' },
  { id: 'upload', item: 'uploads' },
];

/** Audiences with a manual and tasks: the areas, and the audiences within them whose work differs. */
export const audiences = ['owner', 'bank', 'consultant', 'manager', 'accountant', 'trustBank', 'support'] as const;
export type Audience = (typeof audiences)[number];

const TASKS: Readonly<Record<Audience, readonly Task[]>> = {
  owner: OWNER,
  bank: BANK,
  consultant: CONSULTANT,
  manager: MANAGER,
  accountant: ACCOUNTANT,
  trustBank: TRUST_BANK,
  support: SUPPORT,
};

/** Support staff count as support until they work in a client's organisation. */
export function audienceOf(visitor: Visitor, { isSupport }: { isSupport: boolean }): Audience {
  if (isSupport) return 'support';
  const area = areaOf(visitor.category);
  if (area === 'client') return isOpen(visitor, SPC_GATE) ? 'accountant' : 'trustBank';
  return area === 'owner' && isOpen(visitor, addOns.basel.gate) ? 'bank' : area;
}

export type OpenTask = { id: FirstTaskId; path: string };

const SHOWN = 3;

/** The first three tasks this user may do, each with its page. */
export function firstTasksOf(visitor: Visitor, { isSupport }: { isSupport: boolean }): OpenTask[] {
  const menu: readonly { id: string; path: string }[] = isSupport ? adminMenu : menuOf(visitor);
  return TASKS[audienceOf(visitor, { isSupport })]
    .filter(({ gate = {}, writers }) => isOpen(visitor, gate) && (!writers || mayWrite(visitor.role)))
    .flatMap(({ id, item, path }) => {
      const found = menu.find(one => one.id === item);
      return found ? [{ id, path: path ?? found.path }] : [];
    })
    .slice(0, SHOWN);
}
