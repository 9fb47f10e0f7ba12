import type { CategoryKind } from './enumerations';

// What an address of a screen may choose: tabs, kinds, states, orders. The browser reads the addresses of all screens before it shows the
// first, so these lists are apart from the rules, which come with the validation library.

/** Kinds a new category can have; `archived` is what it becomes when it is no longer used. */
export const openCategoryKinds = ['portfolio', 'benchmark', 'fund', 'client'] as const satisfies readonly CategoryKind[];

/** The use of a category: as a class, which divides the whole into parts, or as a column (X) or row (Y) of the grid. */
export const categoryAxes = ['class', 'x', 'y'] as const;

/** The roles of a company for those whose books are kept. */
export const corporationRoles = ['operator', 'parent', 'investor', 'assetManager', 'propertyManager', 'trustee', 'lender'] as const;

/** What can be watched. A company is one held by a private fund; a product is the organisation's own, in the assets it is run for. */
export const watchKinds = ['manager', 'mandate', 'product', 'fund', 'company', 'security'] as const;

/** A company a fund holds, or has sold (decisions G75). */
export const companyStatuses = ['active', 'realized'] as const;

/** The statuses of an imported file (specification 4). */
export const importStatuses = [
  'created',
  'preprocessed',
  'processing',
  'staged',
  'validated',
  'warning',
  'error',
  'revalidated',
  'approved',
] as const;

export const instructionStatuses = ['preliminary', 'final', 'finalSetoff', 'finalSplit', 'cancelled', 'invalid'] as const;

/** The lists of instructions: drafts, then by settlement day, then those no longer valid. */
export const instructionTabs = ['preliminary', 'today', 'upcoming', 'done', 'cancelled'] as const;

/** A transaction has the statuses of the instruction it belongs to (decisions, section 3.1). */
export const transactionStatuses = instructionStatuses;

/** The lists of forwards. A set-off is listed beside the forward it closes, among the closed ones. */
export const fxForwardTabs = ['open', 'preliminary', 'matured', 'closed'] as const;

/** In months. */
export const peerWindows = [12, 36, 60] as const;

/** Columns the list of organisations can be ordered by. */
export const organisationOrders = ['ref', 'name', 'type', 'users', 'lastLogin'] as const;

/** Columns the list of all users can be ordered by. */
export const peopleOrders = ['organisation', 'name', 'email', 'role', 'lastLogin'] as const;

export const researchTabs = ['all', 'unread', 'bookmarked', 'own'] as const;

/** Account packages are for accounts and mandates; entity packages for funds, corporations and SPCs (decisions G16). */
export const packageKinds = ['account', 'entity'] as const;

/** The seven labels in the order in which they are tested; the first that applies is the task's. */
export const taskLabels = ['Completed', 'Published', 'Revalidated', 'Validated', 'Delayed', 'Incomplete', 'Pending'] as const;

/** The operator's own money, and money segregated for silent partners or preferred investors (分別管理). */
export const spcBooks = ['operator', 'segregated'] as const;

/** Sixty days one by one, or twelve quarters. */
export const forecastHorizons = ['days', 'quarters'] as const;

/** The largest shock of calls, in percent: three times the expected amount. */
export const MOST_SHOCK = 200;
