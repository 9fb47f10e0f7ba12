import { Checkbox } from '@mantine/core';
import { Check } from 'lucide-react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import { useClientsOfImports } from './import-detail';
import type { ImportLineFragment } from './imports.gen';
import { marksText } from './marks-text';
import { useImportActions } from './queries';

/** The chosen files by their id. */
export type Selected = ReadonlyMap<string, ImportLineFragment>;

/** A file of the own organisation that only waits for approval. */
export const isClean = ({ isOwn, status, warnings, errors, withdrawn, proposal, approval }: ImportLineFragment): boolean =>
  isOwn &&
  (status === 'validated' || status === 'revalidated') &&
  warnings + errors === 0 &&
  !withdrawn &&
  !proposal?.isOpen &&
  !approval?.isOpen;

/** A checkbox to select a file; offered only where approval needs no reason. */
export function CleanBox({
  line,
  selected,
  onSelect,
}: {
  line: ImportLineFragment;
  selected: Selected;
  onSelect: (next: Selected) => void;
}) {
  const t = useText(marksText);
  if (!isClean(line)) return null;
  const toggle = () =>
    onSelect(new Map(selected.has(line.id) ? [...selected].filter(([id]) => id !== line.id) : [...selected, [line.id, line]]));
  return <Checkbox size="xs" checked={selected.has(line.id)} onChange={toggle} aria-label={t('select', { file: line.fileName })} />;
}

/** Approves the chosen files one by one and reports the result of each. */
export function ApproveClean({ selected, onDone }: { selected: Selected; onDone: () => void }) {
  const t = useText(marksText);
  const { approveAll } = useImportActions();
  const clientsOf = useClientsOfImports();
  if (selected.size === 0) return null;
  const label = t('approveClean', { n: selected.size });
  const ask = () =>
    confirm({
      title: t('approveCleanTitle'),
      client: clientsOf([...selected.values()]),
      body: t('approveCleanBody'),
      confirmLabel: label,
      action: async () => {
        const outcomes = await approveAll.mutateAsync([...selected.keys()]);
        const count = (outcome: string) => outcomes.filter(one => one.outcome === outcome).length;
        const counts = { approved: count('approved'), proposed: count('proposed'), left: count('left') };
        const beingApproved = count('beingApproved');
        toast(beingApproved > 0 ? t('bulkUnderWay', { ...counts, beingApproved }) : t('bulkDone', counts));
        onDone();
      },
    });
  return (
    <Button kind="primary" icon={<Check size={14} />} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
