import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { CompareDatasetsDocument, type CompareDatasetsQuery } from './comparisons.gen';
import { comparisonsText } from './text';

type Line = CompareDatasetsQuery['compareDatasets']['lines'][number];
type Wish = { a: string; b: string; kind: string; tolerance: string; withEqual: boolean };

export function DatasetResult(wish: Wish) {
  const t = useText(comparisonsText);
  const columns = useColumns();
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['comparisons', 'result', wish],
    queryFn: async ({ signal }) => (await ask(CompareDatasetsDocument, wish, signal, 'admin')).compareDatasets,
  });
  const counts = data && { changed: data.changed, added: data.added, removed: data.removed, equal: data.equal };
  return (
    <Panel title={t('result')} {...(counts ? { subtitle: t('counts', counts) } : {})} refreshing={isFetching && data !== undefined} flush>
      <ListStates
        count={data?.lines.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('noDifference')}
        next="fine"
        failed={t('failed')}
      >
        <DataTable caption={t('result')} columns={columns} rows={data?.lines ?? []} rowId={({ key, field }) => `${key} ${field}`} />
      </ListStates>
    </Panel>
  );
}

function useColumns(): TableColumn<Line>[] {
  const t = useText(comparisonsText);
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  return [
    { id: 'key', header: t('key'), value: ({ key }) => key },
    {
      id: 'field',
      priority: 2,
      header: t('field'),
      value: ({ field, fieldEn, fieldJp }) => (field === null ? t('wholeRow') : ((isJapanese ? fieldJp : fieldEn) ?? field)),
    },
    { id: 'a', header: t('a'), align: 'end', value: ({ a }) => exactly(a), node: ({ a }) => a ?? MISSING },
    { id: 'b', header: t('b'), align: 'end', value: ({ b }) => exactly(b), node: ({ b }) => b ?? MISSING },
    {
      id: 'difference',
      priority: 1,
      header: t('difference'),
      align: 'end',
      value: ({ difference }) => exactly(difference),
      node: ({ difference }) => <span className={difference?.startsWith('-') ? 'num neg' : 'num'}>{difference ?? MISSING}</span>,
    },
    {
      id: 'percent',
      header: t('percent'),
      align: 'end',
      value: ({ fraction }) => exactly(fraction, 2),
      node: ({ fraction }) => (fraction === null ? MISSING : formats.percent(fraction, { decimals: 2 })),
    },
    {
      id: 'state',
      header: t('state'),
      value: ({ state }) => t(state as 'changed'), // the server sends no other
      node: ({ state }) => <Tag tone={state === 'equal' ? 'ok' : 'warn'}>{t(state as 'changed')}</Tag>, // one of the server's four states
    },
  ];
}
