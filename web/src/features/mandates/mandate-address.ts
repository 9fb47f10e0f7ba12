export const mandateDialogs = ['add', 'edit', 'delete', 'close'] as const;
export type MandateDialog = (typeof mandateDialogs)[number];

/** Parameters of the list's address: search, filters, shown columns, an open dialog. They are stored nowhere else. */
export type MandatesAddress = {
  q?: string;
  class?: string;
  closed?: true;
  view?: 'flat';
  columns?: string;
  dialog?: MandateDialog;
  id?: string;
  known?: string;
};

export function mandatesAddress(given: Record<string, unknown>): MandatesAddress {
  const { q, class: classId, closed, view, columns } = given;
  return {
    ...(isText(q) ? { q: String(q) } : {}),
    ...(isText(classId) ? { class: String(classId) } : {}),
    ...(closed === true ? { closed } : {}),
    ...(view === 'flat' ? { view } : {}),
    ...(typeof columns === 'string' ? { columns } : {}),
    ...dialogAddress(given),
  };
}

/**
 * Parameters of a mandate's page: the open dialog, and its sub-mandate when it is not the mandate itself; for links from elsewhere, the
 * asset.
 */
export type DialogAddress = { dialog?: MandateDialog; id?: string; known?: string; asset?: string };

export function dialogAddress({ dialog, id, known, asset }: Record<string, unknown>): DialogAddress {
  const found = mandateDialogs.find(name => name === dialog);
  return {
    ...(found ? { dialog: found, ...(typeof id === 'string' ? { id } : {}) } : {}),
    ...(typeof known === 'string' ? { known } : {}),
    ...(typeof asset === 'string' ? { asset } : {}),
  };
}

// A code of digits only is read from the address as a number.
function isText(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
