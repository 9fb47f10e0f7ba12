import type { BaselMethod } from '@hakaru/contract/basel';
import { FigureText, keepKnown, useArea, useExact, useUnit } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { joined, onDay } from '#ui/table-value';
import { EvidenceLink } from './evidence-link';
import { shown, type BaselFund } from './queries';
import { baselText, methodText } from './text';

/** One row a fund, the one that weighs most first. */
export function FundTable({ funds }: { funds: readonly BaselFund[] }) {
  const exact = useExact();
  const t = useText(baselText);
  const methodOf = useText(methodText);
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  const unit = useUnit();
  const role = useArea();
  const figure = (id: 'exposure' | 'riskWeight' | 'rwa' | 'derivatives' | 'capital' | 'coverage' | 'missingCost', header: string) =>
    ({
      id,
      header,
      align: 'end',
      value: (fund: BaselFund) => exact(shown(fund[id])),
      node: (fund: BaselFund) => <FigureText figure={shown(fund[id])} />,
    }) as const;
  const columns: TableColumn<BaselFund>[] = [
    {
      id: 'fund',
      header: t('fund'),
      value: ({ ref, name, nameJp }) => joined(ref, isJapanese ? nameJp : name),
      node: ({ entityId, ref, name, nameJp }) => (
        <AppLink to="/$role/mandates/$mandateId/$tab" params={{ role, mandateId: entityId, tab: 'capitalRequirements' }} search={keepKnown}>
          {ref} {isJapanese ? nameJp : name}
        </AppLink>
      ),
    },
    { id: 'method', header: t('method'), value: ({ method }) => methodOf(method as BaselMethod) }, // a code of the contract
    { ...figure('exposure', t('exposure')), priority: 3, divider: true },
    { ...figure('riskWeight', t('riskWeight')), priority: 2 },
    { ...figure('rwa', t('rwa')), priority: 1 },
    figure('capital', t('capital')),
    figure('missingCost', t('missingCost')),
    { ...figure('derivatives', t('derivatives')), divider: true },
    {
      id: 'leverage',
      header: t('leverage'),
      align: 'end',
      value: ({ leverage }) => (leverage === null ? MISSING : leverage.toFixed(2)),
    },
    figure('coverage', t('coverage')),
    {
      id: 'dataDay',
      header: t('dataDay'),
      align: 'end',
      value: ({ dataDay }) => onDay(dataDay),
      node: ({ dataDay }) => (dataDay ? formats.date(dataDay) : MISSING),
    },
    {
      id: 'evidence',
      header: t('evidence'),
      value: ({ documentId, documentName }) => (documentId === null ? t('noEvidenceShort') : documentName),
      node: fund => <EvidenceLink fund={fund} />,
    },
  ];
  return (
    <Panel title={t('byFund')} subtitle={t('byFundNote', { unit: formats.unit(unit) })} flush>
      <ArrangedTable screen="basel-funds" caption={t('byFund')} columns={columns} rows={funds} rowId={({ entityId }) => entityId} />
    </Panel>
  );
}
