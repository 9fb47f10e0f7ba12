import { rateMethods } from '@hakaru/contract/enumerations';
import { amountUnits } from '@hakaru/contract/preferences';
import { timeZones } from '@hakaru/contract/time-zones';
import { useMonthName } from '#platform/month-name';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { SelectField } from '#ui/form/select-field';
import { CheckField, FieldPair } from '#ui/form/text-fields';
import type { BoundField } from '#ui/form/use-form';
import s from './settings.module.css';
import { organisationText } from './text';

type Rule =
  | 'fiscalYearStart'
  | 'rateMethod'
  | 'amountUnit'
  | 'timeZone'
  | 'secondPerson'
  | 'importSecondPerson'
  | 'instructionSecondPerson'
  | 'secondFactorRequired';

/** Defaults for new mandates and new users, and the rule about who may publish. */
export function ReportingRules({ field }: { field: (name: Rule) => BoundField }) {
  const t = useText(organisationText);
  const formats = useFormats();
  const monthName = useMonthName();
  const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) }));
  const methods = rateMethods.map(value => ({ value, label: value.replace('_', ' ') }));
  const units = amountUnits.map(value => ({ value, label: formats.unit(value) }));
  const zones = timeZones.map(value => ({ value, label: value.replace('_', ' ') }));
  return (
    <fieldset className={s.fieldset}>
      <legend>{t('rules')}</legend>
      <p className={s.lockedNote}>{t('rulesHint')}</p>
      <FieldPair>
        <SelectField {...field('fiscalYearStart')} label={t('fiscalYearStart')} options={months} required />
        <SelectField {...field('rateMethod')} label={t('rateMethod')} options={methods} required />
      </FieldPair>
      <FieldPair>
        <SelectField {...field('amountUnit')} label={t('amountUnit')} options={units} required />
        <SelectField {...field('timeZone')} label={t('timeZone')} options={zones} required />
      </FieldPair>
      <CheckField {...field('secondPerson')} label={t('secondPerson')} />
      <CheckField {...field('importSecondPerson')} label={t('importSecondPerson')} />
      <CheckField {...field('instructionSecondPerson')} label={t('instructionSecondPerson')} />
      <CheckField {...field('secondFactorRequired')} label={t('secondFactorRequired')} hint={t('secondFactorHint')} />
    </fieldset>
  );
}
