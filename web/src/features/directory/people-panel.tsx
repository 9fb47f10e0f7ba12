import { useText } from '#platform/text';
import { DataTable } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import type { Person } from './queries';
import { directoryText } from './text';

export function PeoplePanel({ people }: { people: readonly Person[] }) {
  const t = useText(directoryText);
  if (people.length === 0)
    return (
      <Panel title={t('people')}>
        <EmptyState title={t('noPeople')} next="record" />
      </Panel>
    );
  return (
    <Panel title={t('people')} flush>
      <DataTable
        caption={t('people')}
        rows={people}
        rowId={({ name, email }) => `${name} ${email}`}
        columns={[
          { id: 'name', header: t('personName'), value: ({ name }) => name },
          { id: 'title', priority: 1, header: t('personTitle'), value: ({ title }) => title },
          { id: 'email', header: t('email'), value: ({ email }) => email },
          { id: 'phone', priority: 2, header: t('phone'), value: ({ phone_number }) => phone_number },
        ]}
      />
    </Panel>
  );
}
