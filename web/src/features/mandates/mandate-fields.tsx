import { flowTimings, rateMethods } from '@hakaru/contract/enumerations';
import { MONTHS_PER_YEAR } from '@hakaru/contract/limits';
import { mandateTerms, termNamesOf, termOf } from '@hakaru/contract/mandate-terms';
import { useBook } from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { NumberField } from '#ui/form/number-field';
import { ReasonField } from '#ui/form/reason-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import type { BoundField } from '#ui/form/use-form';
import { mandateFormText } from './mandate-form-text';
import type { MandateTexts } from './mandate-form-values';
import { useMonthName } from '#platform/month-name';
import { isStyle, styles, useStyleName } from './style-name';

type Fields = { field: (name: keyof MandateTexts & string) => BoundField };

/** All terms of a mandate, in the order of the contract. */
export function MandateFields({ field, style, isSub, isNew = false }: Fields & { style: string; isSub: boolean; isNew?: boolean }) {
  const t = useText(mandateFormText);
  return (
    <>
      <FieldPair>
        <TextField {...field('ref')} label={t('ref')} hint={t('refHint')} autoComplete="off" required autoFocus={isNew} />
        <TextField {...field('shortName')} label={t('shortName')} hint={t('shortNameHint')} autoComplete="off" />
      </FieldPair>
      <TextField {...field('name')} label={t('name')} autoComplete="off" required />
      <TextField {...field('nameJp')} label={t('nameJp')} hint={t('nameJpHint')} autoComplete="off" />
      {!isSub && <Arrangement field={field} style={style} isNew={isNew} />}
      <DeclaredFields field={field} />
      <Conventions field={field} isNew={isNew} />
      <ReasonField field={field('reason')} />
    </>
  );
}

function Arrangement({ field, style, isNew }: Fields & { style: string; isNew: boolean }) {
  const t = useText(mandateFormText);
  const language = useLanguage();
  const styleName = useStyleName();
  const { data: book } = useBook();
  const classes = book?.classes.map(({ id, name }) => ({ value: id, label: name[language] })) ?? [];
  const known = style === '' || isStyle(style) ? styles : [...styles, style];
  return (
    <>
      <FieldPair>
        <SelectField {...field('classId')} label={t('classId')} options={classes} clearable />
        <SelectField
          {...field('style')}
          label={mandateTerms.style.label[language]}
          options={known.map(value => ({ value, label: styleName(value) }))}
          clearable
        />
      </FieldPair>
      {!isNew && <DateField {...field('classFromDay')} label={t('classFromDay')} hint={t('classFromDayHint')} />}
    </>
  );
}

/** The declared terms in pairs, in their order; the style has its own list of choices. */
function DeclaredFields({ field }: Fields) {
  const language = useLanguage();
  const declared = [...termNamesOf('day'), ...termNamesOf('text').filter(name => name !== 'style')];
  const pairs = declared.flatMap((_, at) => (at % 2 === 0 ? [declared.slice(at, at + 2)] : []));
  return pairs.map(pair => (
    <FieldPair key={pair.join()}>
      {pair.map(name => {
        const { shape, label, hint, isRequired = false } = termOf(name);
        const said = { ...field(name), label: label[language], ...(hint ? { hint: hint[language] } : {}), required: isRequired };
        return shape === 'day' ? <DateField key={name} {...said} /> : <TextField key={name} {...said} autoComplete="off" />;
      })}
    </FieldPair>
  ));
}

function Conventions({ field, isNew }: Fields & { isNew: boolean }) {
  const t = useText(mandateFormText);
  const monthName = useMonthName();
  const months = Array.from({ length: MONTHS_PER_YEAR }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) }));
  return (
    <>
      <FieldPair>
        <SelectField {...field('fiscal_year_start')} label={t('fiscal_year_start')} options={months} required />
        <NumberField {...field('feeBps')} label={t('feeBps')} unit={t('bp')} />
      </FieldPair>
      <FieldPair>
        <TextField {...field('currency')} label={t('currency')} autoComplete="off" required />
        <SelectField
          {...field('rateMethod')}
          label={t('rateMethod')}
          options={rateMethods.map(value => ({ value, label: value.replace('_', ' ') }))}
          required
        />
      </FieldPair>
      <SelectField
        {...field('flowTiming')}
        label={t('flowTiming')}
        options={flowTimings.map(value => ({ value, label: t(value) }))}
        required
      />
      {!isNew && <DateField {...field('termsFromDay')} label={t('termsFromDay')} hint={t('termsFromDayHint')} />}
    </>
  );
}
