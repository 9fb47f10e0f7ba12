import { useFormats } from '#platform/formats';
import { useLanguage, useText, useWords } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { useFundTypeName, type FundRow } from './fund-list';
import { fundListText, schemeText } from './list-text';

export function FundFacts({ fund }: { fund: FundRow }) {
  const t = useText(fundListText);
  const f = useFormats();
  const language = useLanguage();
  const typeName = useFundTypeName();
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en);
  return (
    <Facts
      facts={[
        [t('ref'), fund.ref],
        [t('type'), typeName(fund.fundType)],
        [t('currency'), fund.currency],
        [t('client'), named(fund.organisationName, fund.organisationNameJp)],
        [t('mandate'), fund.mandateRef && `${fund.mandateRef} ${named(fund.mandateName, fund.mandateNameJp)}`],
        [t('manager'), named(fund.manager, fund.managerJp)],
        [t('commitment'), f.number(fund.commitment)],
        [t('nav'), f.number(fund.nav)],
        [t('navDay'), f.date(fund.navDay)],
      ]}
    />
  );
}

type Code = FundRow['codes'][number];

export function FundCodesPanel({ fund: { codes } }: { fund: FundRow }) {
  const t = useText(fundListText);
  const schemeName = useWords(schemeText);
  const columns: TableColumn<Code>[] = [
    { id: 'scheme', header: t('scheme'), value: ({ scheme }) => schemeName(scheme) },
    { id: 'code', header: t('code'), value: ({ code }) => code },
  ];
  return (
    <Panel title={t('codes')} flush>
      {codes.length === 0 ? (
        <EmptyState title={t('noCodes')} next="record" />
      ) : (
        <DataTable caption={t('codes')} columns={columns} rows={codes} rowId={({ scheme, code }) => `${scheme} ${code}`} />
      )}
    </Panel>
  );
}
