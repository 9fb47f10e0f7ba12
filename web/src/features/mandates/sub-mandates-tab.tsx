import { useNavigate, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import {
  phonePriority,
  FigureText,
  horizonText,
  keepKnown,
  MandateLink,
  useExact,
  useFigureGrid,
  useUnit,
  VerifyButton,
  WriteButton,
  type BookEntity,
  type BookView,
} from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { detailText } from './detail-text';
import { subMandatesOf } from './mandate-rows';
import { RowMenu } from './row-menu';
import { mandatesText } from './text';

const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', 'itd'] as const;
const FIGURES = ['marketValue.-', 'weight.-', ...HORIZONS.map(name => `return.${name}`)];

export function SubMandatesTab({ view: { index, asOf }, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(detailText);
  const words = useText(mandatesText);
  const formats = useFormats();
  const unit = useUnit();
  const navigate = useNavigate();
  const rows = subMandatesOf(index, entity.id);
  const open = () => void navigate({ to: '.', search: (before: object) => ({ ...before, dialog: 'add' }), resetScroll: false } as never); // the mandate's own address
  const horizon = useText(horizonText);
  const names = [words('marketValue'), words('weight'), ...HORIZONS.map(name => horizon(name))];
  const verify = (
    <VerifyButton
      screen="sub-mandates"
      title={t('subMandates')}
      rows={rows.map(({ id }) => ({ entityId: id, asOf }))}
      columns={FIGURES.map((column, at) => ({ column, label: names[at] ?? column }))}
    />
  );
  const add = (
    <WriteButton kind="primary" icon={<Plus size={14} />} onClick={open}>
      {words('addSub')}
    </WriteButton>
  );
  const tools = (
    <>
      {rows.length > 0 && verify}
      {add}
    </>
  );
  return (
    <Panel title={t('subMandates')} subtitle={words('position', { unit: formats.unit(unit) })} tools={tools} flush>
      {rows.length === 0 ? <EmptyState title={t('subNone')} next="record" /> : <SubTable rows={rows} nameOf={index.nameOf} />}
    </Panel>
  );
}

/** Link to the page below its mandate; in a manager's area, to the one under the client. */
function SubLink({ id, children }: { id: string; children: string }) {
  const { role = 'owner', clientId, mandateId = '' } = useParams({ strict: false });
  if (clientId) return <MandateLink mandateId={id}>{children}</MandateLink>;
  return (
    <AppLink
      quiet
      to="/$role/mandates/$mandateId/subMandates/$subMandateId"
      params={{ role, mandateId, subMandateId: id }}
      search={keepKnown}
    >
      {children}
    </AppLink>
  );
}

function SubTable({ rows, nameOf }: { rows: readonly BookEntity[]; nameOf: (id: string) => string }) {
  const exact = useExact();
  const t = useText(detailText);
  const words = useText(mandatesText);
  const horizon = useText(horizonText);
  const { data: grid } = useFigureGrid({ entityIds: rows.map(({ id }) => id), columns: FIGURES });
  const figure = (column: string, header: string, divider = false): TableColumn<BookEntity> => ({
    id: column,
    ...phonePriority(column),
    header,
    align: 'end',
    divider,
    value: ({ id }) => exact(grid?.at(id, column)),
    node: ({ id }) => <FigureText figure={grid?.at(id, column)} />,
  });
  const columns: TableColumn<BookEntity>[] = [
    {
      id: 'name',
      header: t('subMandates'),
      value: ({ id }) => nameOf(id),
      node: ({ id }) => <SubLink id={id}>{nameOf(id)}</SubLink>,
    },
    { id: 'ref', header: words('ref'), value: ({ ref }) => ref },
    { id: 'currency', header: t('currency'), value: ({ currency }) => currency },
    figure('marketValue.-', words('marketValue'), true),
    figure('weight.-', words('weight')),
    ...HORIZONS.map((name, at) => figure(`return.${name}`, horizon(name), at === 0)),
    {
      id: 'actions',
      header: words('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: row => (row.mandate ? <RowMenu row={{ entity: row }} /> : null),
    },
  ];
  return <ArrangedTable screen="sub-mandates" caption={t('subMandates')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
