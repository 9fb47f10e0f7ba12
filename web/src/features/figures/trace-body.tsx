import { readFigureKey, type Measure } from '@hakaru/contract/figures';
import { isFundMeasure } from '@hakaru/contract/part-measures';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { BookIndex } from './book-index';
import { useFigureText, useReason } from './figure-text';
import { formulaNumbers, type Trace } from './formula-numbers';
import { measureText } from './measure-text';
import { usePeriodName } from './period-name';
import { methodFormula, methodName, type MethodId } from './method-text';
import { PartialMark, QualityBreakdown } from './quality-mark';
import { stepText } from './step-text';
import { TraceFacts } from './trace-facts';
import { TraceInputs } from './trace-inputs';
import s from './trace.module.css';
import { traceText } from './trace-text';

/** The trace of one figure: what it is, its method, its inputs and the facts behind it. */
export function TraceBody({ trace, index, onPage }: { trace: Trace; index: BookIndex; onPage: (page: number) => void }) {
  return (
    <>
      <What trace={trace} baseCurrency={index.book.baseCurrency} />
      <How trace={trace} />
      {trace.facts.length > 0 && <TraceFacts facts={trace.facts} />}
      {trace.inputs.length > 0 && <TraceInputs trace={trace} onPage={onPage} />}
      <Steps trace={trace} index={index} />
    </>
  );
}

function What({ trace, baseCurrency }: { trace: Trace; baseCurrency: string }) {
  const t = useText(traceText);
  const measure = useText(measureText);
  const period = usePeriodName();
  const read = readFigureKey(trace.figure.key);
  const language = useLanguage();
  const formats = useFormats();
  const { shown, isWorse } = useFigureText(trace.figure, { as: 'headline', unit: undefined, currency: currencyOf(trace, baseCurrency) });
  const why = useReason(trace.figure);
  const { value } = trace.figure;
  const name = measure(trace.measure as Measure); // the server returns the measure that was requested
  return (
    <header>
      <p className={s.entity}>
        {trace.entity.name[language]} <span className={s.quiet}>{trace.entity.ref}</span>
        {trace.part && <span className={s.quiet}> · {trace.part[language]}</span>}
      </p>
      <h2 className={s.title}>
        {[name, read?.horizon && period(read)].filter(Boolean).join(' ')}
        <span className={s.quiet}>{formats.date(trace.asOf)}</span>
      </h2>
      <p className={isWorse ? `${s.value} num neg` : `${s.value} num`}>
        {shown} <PartialMark figure={trace.figure} />
      </p>
      {why && <p className={s.note}>{t('missing', { reason: why })}</p>}
      {value !== null && <p className={s.note}>{t('exact', { value: grouped(value) })}</p>}
      <QualityBreakdown figure={trace.figure} />
    </header>
  );
}

/** Measures of a hedge that are in the currency named by the key's part. */
const IN_FOREIGN: ReadonlySet<string> = new Set(['hedgeExposure', 'hedgeNotional', 'hedgeGap']);

/** Accounts are shown in the investor's currency; a private fund in its own, unless the key asks otherwise. */
function currencyOf({ entity, measure, figure }: Trace, baseCurrency: string): string {
  const part = readFigureKey(figure.key)?.part;
  if (IN_FOREIGN.has(measure)) return part?.slice(0, 3) ?? baseCurrency;
  if (!isFundMeasure(measure)) return baseCurrency;
  const words = part?.split('|') ?? [];
  const own = words.includes('own') ? words.find(word => word.startsWith('currency='))?.slice('currency='.length) : undefined;
  return own ?? (words.includes('base') ? baseCurrency : entity.currency);
}

/** Every digit; only thousands separators are added. */
function grouped(value: string): string {
  const [whole = '', fraction] = value.replace('-', '−').split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

function How({ trace }: { trace: Trace }) {
  const t = useText(traceText);
  const name = useText(methodName);
  const formula = useText(methodFormula);
  const formats = useFormats();
  const numbers = formulaNumbers(trace, formats);
  if (!(trace.method in methodName)) return null;
  const method = trace.method as MethodId; // looked up in the table just before
  return (
    <dl className={s.how}>
      <dt>{t('method')}</dt>
      <dd>{name(method)}</dd>
      <dt>{t('formula')}</dt>
      <dd>{formula(method)}</dd>
      {numbers && (
        <>
          <dt>{t('inNumbers')}</dt>
          <dd className="num" data-testid="formula">
            {numbers}
          </dd>
        </>
      )}
    </dl>
  );
}

type Step = Trace['steps'][number];

function Steps({ trace, index }: { trace: Trace; index: BookIndex }) {
  const t = useText(traceText);
  const step = useText(stepText);
  const show = useStepValue();
  const known = trace.steps.filter(({ id }) => id in stepText);
  if (known.length === 0) return null;
  const nameOf = ({ id, at }: Step) => {
    const word = step(id as keyof typeof stepText); // filtered by the table just before
    if (at === null) return word;
    return index.entity(at) ? `${word}: ${index.nameOf(at)}` : `${word} (${at})`;
  };
  return (
    <section>
      <h3 className={s.sub}>{t('steps')}</h3>
      <dl className={s.steps}>
        {known.map((one, at) => (
          <div key={`${one.id}${one.at ?? ''}${at}`}>
            <dt>{nameOf(one)}</dt>
            <dd className="num">{show(one)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function useStepValue(): (step: Pick<Step, 'value' | 'unit'>) => string {
  const f = useFormats();
  return ({ value, unit }) => {
    if (unit === 'rate') return f.percent(value, { decimals: 4 });
    if (unit === 'money') return f.amount(value, { unit: 'one' });
    if (unit === 'text') return f.date(value);
    return f.number(value, { decimals: unit === 'factor' ? 8 : 0 });
  };
}
