import { isSpotDeal } from '@hakaru/contract/transaction-types';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useArea } from '#features/figures/public';
import { typeName } from '#features/transactions/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { atTime, exactly } from '#ui/table-value';
import type { InstructionLine } from './queries';
import { answerText, categoryText, instructionsText } from './text';

export type Choosing = { chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void };

/** The columns that cash managers expect, in their order; drafts can be selected to be finalised together. */
export function useInstructionColumns(choosing: Choosing | null): TableColumn<InstructionLine>[] {
  const statusWord = useText(statusText);
  const t = useText(instructionsText);
  const categories = useText(categoryText);
  const answers = useText(answerText);
  const formats = useFormats();
  const language = useLanguage();
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en) ?? '-';
  const columns: TableColumn<InstructionLine>[] = [
    { id: 'number', header: t('number'), value: ({ number, ref }) => number ?? ref, node: row => <NumberLink row={row} /> },
    {
      id: 'status',
      header: t('status'),
      value: ({ status }) => statusWord(status as StatusName), // the server sends no other
      node: ({ status }) => <Status value={status as StatusName /* the server sends no other */} />,
    },
    {
      id: 'category',
      header: t('category'),
      value: ({ category }) => categories(category as keyof typeof categoryText /* by a CHECK constraint */),
    },
    { id: 'type', header: t('type'), value: row => typeName(row.type, language, isSpotDeal(row)) },
    {
      id: 'settlementDate',
      priority: 3,
      header: t('settlementDate'),
      align: 'end',
      value: ({ settlementDate }) => settlementDate,
      date: true,
    },
    { id: 'currency', header: t('currency'), value: ({ currency }) => currency },
    {
      id: 'amount',
      priority: 2,
      header: t('amount'),
      align: 'end',
      value: row => exactly(row.amount),
      node: row => formats.number(row.amount, { decimals: minorUnitsOf(row.currency) }),
    },
    { id: 'mandate', header: t('mandate'), value: row => `${row.entityRef} ${named(row.entityName, row.entityNameJp)}` },
    { id: 'date', header: t('date'), align: 'end', value: ({ date }) => date, date: true },
    { id: 'tradeDate', header: t('tradeDate'), align: 'end', value: ({ tradeDate }) => tradeDate, date: true },
    { id: 'client', header: t('client'), value: row => named(row.clientName, row.clientNameJp) },
    { id: 'trustee', header: t('trustee'), value: row => named(row.trustee, row.trusteeJp) },
    { id: 'trusteeRef', header: t('trusteeRef'), value: row => row.trusteeRef },
    {
      id: 'fromTo',
      header: t('fromTo'),
      value: row => {
        const from = row.fromRef ?? row.fromName ?? '';
        const to = row.toRef ?? row.toName ?? '';
        return from || to ? `${from} → ${to}`.trim() : '-';
      },
    },
    { id: 'security', header: t('securityName'), value: row => row.securityName },
    { id: 'rate', header: t('rate'), align: 'end', value: ({ rate }) => exactly(rate), node: ({ rate }) => rate ?? '-' },
    {
      id: 'amountJpy',
      header: t('amountJpy'),
      align: 'end',
      value: ({ amountJpy }) => exactly(amountJpy),
      node: ({ amountJpy }) => (amountJpy === null ? '-' : formats.number(amountJpy)),
    },
    { id: 'answer', header: answers('answers'), value: row => answerOf(row, answers) },
    { id: 'createdBy', header: t('createdBy'), value: ({ createdBy }) => createdBy },
    {
      id: 'updatedAt',
      header: t('updatedAt'),
      align: 'end',
      value: ({ updatedAt }) => atTime(formats.time(updatedAt)),
      node: ({ updatedAt }) => formats.time(updatedAt),
    },
  ];
  if (!choosing) return columns;
  return [...columns, { id: 'select', header: t('select'), menu: true, node: row => <Choice row={row} {...choosing} /> }];
}

function answerOf({ answers }: InstructionLine, t: (key: 'received' | 'confirmed' | 'returned') => string): string {
  const last = answers.at(-1)?.answer;
  return last === 'received' || last === 'confirmed' || last === 'returned' ? t(last) : '-';
}

function NumberLink({ row: { id, number, ref } }: { row: InstructionLine }) {
  const role = useArea();
  return (
    <AppLink to="/$role/instructions/$instructionId" params={{ role, instructionId: id }}>
      {number ?? ref}
    </AppLink>
  );
}

function Choice({ row: { id, number, ref, abilities }, chosen, onChoose }: { row: InstructionLine } & Choosing) {
  const t = useText(instructionsText);
  const toggle = (isChosen: boolean) => onChoose(new Set(isChosen ? [...chosen, id] : [...chosen].filter(one => one !== id)));
  return (
    <input
      type="checkbox"
      aria-label={t('selectOf', { number: number ?? ref })}
      checked={chosen.has(id)}
      disabled={!abilities.includes('finalize')}
      onChange={event => toggle(event.currentTarget.checked)}
    />
  );
}
