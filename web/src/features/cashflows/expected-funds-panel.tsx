import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { exactly, joined } from '#ui/table-value';
import { forecastText } from './forecast-text';
import { FundPacingLink } from './fund-pacing-link';
import type { Forecast } from './queries';

type Fund = Forecast['funds'][number];

/** What each fund adds to the expected calls and distributions, leading to the assumptions it follows from. */
export function ExpectedFundsPanel({ forecast: { funds, currency } }: { forecast: Forecast }) {
  const t = useText(forecastText);
  const formats = useFormats();
  const language = useLanguage();
  const money = (value: string) => formats.number(value, { decimals: minorUnitsOf(currency) });
  const columns: TableColumn<Fund>[] = [
    {
      id: 'fund',
      header: t('fund'),
      value: ({ ref, name, nameJp }) => joined(ref, language === 'jp' ? nameJp : name),
      node: ({ fundId, ref, name, nameJp }) => (
        <FundPacingLink fundId={fundId}>
          {ref} {language === 'jp' ? nameJp : name}
        </FundPacingLink>
      ),
    },
    {
      id: 'basis',
      header: t('basis'),
      value: ({ assumedFrom }) => (assumedFrom === null ? t('byPace') : t('byAssumptions', { day: formats.date(assumedFrom) })),
    },
    {
      id: 'calls',
      priority: 1,
      header: t('expectedCalls'),
      align: 'end',
      value: ({ calls }) => exactly(calls),
      node: ({ calls }) => money(calls),
    },
    {
      id: 'distributions',
      priority: 2,
      header: t('expectedDistributions'),
      align: 'end',
      value: ({ distributions }) => exactly(distributions),
      node: ({ distributions }) => money(distributions),
    },
  ];
  return (
    <Panel title={t('funds')} subtitle={currency} flush>
      <DataTable caption={t('funds')} columns={columns} rows={funds} rowId={({ fundId }) => fundId} />
    </Panel>
  );
}
