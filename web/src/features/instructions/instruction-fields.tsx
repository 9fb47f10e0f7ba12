import { instructionCategories } from '@hakaru/contract/enumerations';
import { dealSides, neededToFinalise, typesByHand } from '@hakaru/contract/instructions';
import { AccountBalance } from '#features/cashflows/public';
import { typeName } from '#features/transactions/public';
import { useLanguage, useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import type { AppForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { DuplicateWarning, SettlementWarning } from './draft-warnings';
import { categoryOf, draftOf, SPOT, type InstructionTexts } from './instruction-form';
import { useDraftWarnings, useMandateChoices, type MandateChoice } from './queries';
import { useSentence } from './sentence';
import { categoryText, instructionsText } from './text';

type Props = { form: AppForm<InstructionTexts, unknown> };

/** The fields of one category: those it needs to become final, without those it never has. */
export function InstructionFields({ form, mandates, editedId }: Props & { mandates: readonly MandateChoice[]; editedId: string | null }) {
  const t = useText(instructionsText);
  const language = useLanguage();
  const sentence = useSentence();
  const isDeal = form.values.category === 'FX Forward' || form.values.category === SPOT;
  const warnings = useDraftWarnings(draftOf(form.values, editedId));
  const options = mandates.map(mandate => ({
    value: mandate.id,
    label: `${mandate.ref} ${language === 'jp' ? mandate.nameJp : mandate.name} · ${language === 'jp' ? mandate.clientNameJp : mandate.clientName}`,
  }));
  return (
    <>
      {editedId === null && <SelectField {...form.field('entityId')} label={t('mandate')} options={options} searchable required />}
      <Kind form={form} />
      <FieldPair>
        <DateField {...form.field('tradeDate')} label={t('tradeDate')} required />
        <DateField {...form.field('settlementDate')} label={t('settlementDate')} required />
      </FieldPair>
      {warnings && (
        <SettlementWarning warnings={warnings} day={form.values.settlementDate} onTake={day => form.setValue('settlementDate', day)} />
      )}
      <FieldPair>
        <TextField {...form.field('amount')} label={t('amount')} hint={t('amountHint')} autoComplete="off" required />
        <TextField {...form.field('currency')} label={t('currency')} autoComplete="off" required />
      </FieldPair>
      {warnings && <DuplicateWarning warnings={warnings} />}
      {isDeal && <Deal form={form} />}
      <Ends form={form} />
      {!isDeal && <TextField {...form.field('payeeAccount')} label={t('payeeAccount')} autoComplete="off" />}
      <TextField {...form.field('trusteeRef')} label={t('trusteeRef')} autoComplete="off" />
      <TextArea {...form.field('comment')} label={t('comment')} rows={2} />
      <Notice>{sentence(form.values)}</Notice>
      <AccountBalance mandateId={form.values.entityId} currency={form.values.currency} day={form.values.settlementDate} />
    </>
  );
}

/** Changing the category selects its first type and clears the fields it does not have. */
function Kind({ form }: Props) {
  const t = useText(instructionsText);
  const categories = useText(categoryText);
  const language = useLanguage();
  const { form: core, name } = form.field('category');
  const choose = (_: string, value: unknown) => {
    core.set(name, value);
    core.set('type', typesOf(String(value))[0] ?? '');
    for (const other of ['side', 'counterCurrency', 'rate', 'securityName', 'fromEntityId', 'toEntityId']) core.set(other, '');
  };
  return (
    <FieldPair>
      <SelectField
        form={{ ...core, set: choose }}
        name={name}
        label={t('category')}
        options={CHOICES.map(value => ({ value, label: categories(value) }))}
        required
      />
      <SelectField
        {...form.field('type')}
        label={t('type')}
        options={typesOf(form.values.category).map(value => ({
          value,
          label: typeName(value, language, form.values.category === SPOT),
        }))}
        required
      />
    </FieldPair>
  );
}

const CHOICES = [...instructionCategories, SPOT] as const;
const typesOf = (category: string) => (category === SPOT ? dealSides : typesByHand(categoryOf(category)));

/** The two currencies and the direction of a deal; a spot deal has its direction in its type. */
function Deal({ form }: Props) {
  const t = useText(instructionsText);
  const isSpot = form.values.category === SPOT;
  const rate = <NumberField {...form.field('rate')} label={t('rate')} />;
  return (
    <>
      <FieldPair>
        {!isSpot && (
          <SelectField {...form.field('side')} label={t('side')} options={dealSides.map(value => ({ value, label: t(value) }))} />
        )}
        <TextField {...form.field('counterCurrency')} label={t('counterCurrency')} autoComplete="off" required={isSpot} />
        {isSpot && rate}
      </FieldPair>
      {!isSpot && rate}
    </>
  );
}

function Ends({ form }: Props) {
  const t = useText(instructionsText);
  const { category } = form.values;
  const hasSecurity = category !== SPOT && neededToFinalise[categoryOf(category)].includes('securityName');
  return (
    <>
      {form.values.type === 'cashTransfer' && <Between form={form} />}
      <FieldPair>
        <TextField {...form.field('fromName')} label={t('fromName')} autoComplete="off" />
        <TextField {...form.field('toName')} label={t('toName')} autoComplete="off" />
      </FieldPair>
      {hasSecurity && <TextField {...form.field('securityName')} label={t('securityName')} autoComplete="off" />}
    </>
  );
}

/** A transfer between two mandates of one client names both; an external party is a name only. */
function Between({ form }: Props) {
  const t = useText(instructionsText);
  const language = useLanguage();
  const { data: mandates = [] } = useMandateChoices();
  const client = mandates.find(({ id }) => id === form.values.entityId)?.clientName;
  const options = mandates
    .filter(({ clientName }) => clientName === client)
    .map(({ id, ref, name, nameJp }) => ({ value: id, label: `${ref} ${language === 'jp' ? nameJp : name}` }));
  return (
    <FieldPair>
      <SelectField
        {...form.field('fromEntityId')}
        label={t('fromEntityId')}
        options={options}
        placeholder={t('elsewhere')}
        searchable
        clearable
      />
      <SelectField
        {...form.field('toEntityId')}
        label={t('toEntityId')}
        options={options}
        placeholder={t('elsewhere')}
        searchable
        clearable
      />
    </FieldPair>
  );
}
