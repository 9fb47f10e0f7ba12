import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { atTime } from '#ui/table-value';
import type { ImportsQuery } from './imports.gen';
import { marksText } from './marks-text';
import { useImports } from './queries';
import { importsText } from './text';

type Line = ImportsQuery['imports']['data'][number];

/** Changes to a confirmed month that wait for the owner to accept or return them; nothing where none waits. */
export function WaitingProposals() {
  const t = useText(importsText);
  const marks = useText(marksText);
  const formats = useFormats();
  const language = useLanguage();
  const lines = useImports({ proposed: true }).data?.data.filter(({ isOwn }) => !isOwn) ?? [];
  if (lines.length === 0) return null;
  const columns: TableColumn<Line>[] = [
    {
      id: 'file',
      header: t('fileName'),
      value: ({ fileName }) => fileName,
      node: ({ id, fileName }) => (
        <AppLink to="/$role/import/history/$importId" params={{ role: 'owner', importId: id }}>
          {fileName}
        </AppLink>
      ),
    },
    { id: 'from', priority: 2, header: marks('proposedBy'), value: ({ sender }) => sender?.name[language] },
    { id: 'asOf', priority: 1, header: marks('proposedFor'), align: 'end', value: ({ asOf }) => asOf, date: true },
    { id: 'reason', header: marks('proposalReason'), value: ({ proposal }) => proposal?.reason },
    {
      id: 'at',
      header: marks('proposedAt'),
      align: 'end',
      value: ({ proposal }) => atTime(formats.time(proposal?.at)),
      node: ({ proposal }) => <span className="num">{formats.time(proposal?.at)}</span>,
    },
  ];
  return (
    <Panel title={marks('proposals')} subtitle={marks('proposalsLead', { n: lines.length })} flush>
      <DataTable caption={marks('proposals')} columns={columns} rows={lines} rowId={({ id }) => id} />
    </Panel>
  );
}
