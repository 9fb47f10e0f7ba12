import { MandateLink } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { exactly } from '#ui/table-value';
import { AgreedTermsPanel } from './agreed-terms-panel';
import type { FundLedger } from './queries';
import { fundsText } from './text';

type Commitment = FundLedger['commitments'][number];

/** The fund's details, the mandate it belongs to, and its commitments with their first days. */
export function TermsTab({ ledger }: { ledger: FundLedger }) {
  const t = useText(fundsText);
  const f = useFormats();
  const language = useLanguage();
  const { mandate } = ledger;
  const columns: TableColumn<Commitment>[] = [
    { id: 'from', header: t('from'), value: ({ day }) => day, date: true },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      value: ({ amount }) => exactly(amount),
      node: ({ amount }) => <span className="num">{f.number(amount)}</span>,
    },
  ];
  return (
    <PanelGrid>
      <PanelCell span={6}>
        <Panel title={t('terms')}>
          <Facts
            facts={[
              [t('ref'), ledger.ref],
              [t('currency'), ledger.currency],
              [
                t('mandate'),
                mandate && (
                  <MandateLink key={mandate.id} mandateId={mandate.id} quiet={false}>
                    {mandate.ref} {language === 'jp' ? mandate.nameJp : mandate.name}
                  </MandateLink>
                ),
              ],
              [t('manager'), language === 'jp' ? mandate?.managerJp : mandate?.manager],
              [t('firstNotice'), f.date(ledger.rows.at(-1)?.day)],
            ]}
          />
        </Panel>
      </PanelCell>
      <PanelCell span={6}>
        <Panel title={t('commitments')} subtitle={t('whole', { currency: ledger.currency })} flush>
          <DataTable caption={t('commitments')} columns={columns} rows={ledger.commitments} rowId={({ day }) => day} />
        </Panel>
      </PanelCell>
      <PanelCell span={12}>
        <AgreedTermsPanel fundId={ledger.id} />
      </PanelCell>
    </PanelGrid>
  );
}
