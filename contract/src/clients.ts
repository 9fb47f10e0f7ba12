/** What the cards above a manager's clients count, and how a click on one filters the list. */
export const clientShows = ['dueToday', 'delayed', 'errors'] as const;
export type ClientShow = (typeof clientShows)[number];

/** The figures of a mandate in its manager's list, at the client's newest confirmed month. */
export const CLIENT_COLUMNS = ['marketValue.-', 'return.1m', 'benchmarkReturn.1m', 'excess.1m', 'return.fytd', 'excess.fytd'] as const;
