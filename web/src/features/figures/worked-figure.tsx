import { measures, readFigureKey, type Measure } from '@hakaru/contract/figures';
import type { WorkedExample } from '@hakaru/contract/worked-example';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { formulaNumbers } from './formula-numbers';
import { measureText } from './measure-text';
import { usePeriodName } from './period-name';
import { stepText } from './step-text';
import s from './trace.module.css';
import { traceText } from './trace-text';
import { useStepValue } from './trace-body';

/** A stored example of a calculation: inputs, steps, and the formula with its numbers. */
export function WorkedFigure({ example }: { example: WorkedExample }) {
  const t = useText(traceText);
  const step = useText(stepText);
  const measure = useText(measureText);
  const period = usePeriodName();
  const language = useLanguage();
  const formats = useFormats();
  const show = useStepValue();
  const shownValue = useMeasureValue();
  const { entity, asOf, inputs, steps, total, value } = example;
  const key = readFigureKey(example.key);
  const numbers = formulaNumbers(
    { ...example, figure: { value }, inputs: inputs.map(one => ({ ...one, figure: one })), facts: [], steps: [...steps] },
    formats,
  );
  const named = steps.filter(({ id }) => id in stepText);
  return (
    <dl className={s.steps}>
      <div>
        <dt>
          {entity[language]} · {[measure(example.measure), key?.horizon && period(key)].filter(Boolean).join(' ')} · {formats.date(asOf)}
        </dt>
        <dd className="num">
          <b>{shownValue(example.measure, value)}</b>
        </dd>
      </div>
      {inputs.map(one => (
        <div key={`${one.measure}${one.asOf}${one.entity.en}`}>
          <dt>
            {one.entity.en === entity.en ? '' : `${one.entity[language]} `}
            {measure(one.measure)} {formats.date(one.asOf)}
          </dt>
          <dd className="num">{shownValue(one.measure, one.value)}</dd>
        </div>
      ))}
      {total > inputs.length && inputs.length > 0 && (
        <div>
          <dt>{t('inputs')}</dt>
          <dd className="num">{formats.number(total)}</dd>
        </div>
      )}
      {named.map(one => (
        <div key={`${one.id}${one.at ?? ''}`}>
          <dt>{step(one.id as keyof typeof stepText)}</dt> {/* filtered by the table just before */}
          <dd className="num">{show(one)}</dd>
        </div>
      ))}
      {numbers && (
        <div>
          <dt>{t('inNumbers')}</dt>
          <dd className="num">{numbers}</dd>
        </div>
      )}
    </dl>
  );
}

/** Money in full units, rates with as many decimals as a formula shows. */
function useMeasureValue(): (measure: Measure, value: string) => string {
  const f = useFormats();
  return (measure, value) => {
    const { unit } = measures[measure];
    if (unit === 'money') return f.amount(value, { unit: 'one' });
    if (unit === 'ratio') return f.number(value, { decimals: 4 });
    return unit === 'count' ? f.number(value) : f.percent(value, { decimals: 4 });
  };
}
