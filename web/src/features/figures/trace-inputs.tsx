import { readCurrencyPart } from '@hakaru/contract/currency-measures';
import { readPeriodPart } from '@hakaru/contract/attribution';
import { readFigureKey, type Measure } from '@hakaru/contract/figures';
import { useLanguage, useText } from '#platform/text';
import { DataTable, type FootCell } from '#ui/data-table';
import { Pager } from '#ui/pager';
import { useExact } from './exact-figure';
import { FigureText } from './figure-text';
import type { Trace } from './formula-numbers';
import { measureText } from './measure-text';
import { usePeriodName } from './period-name';
import s from './trace.module.css';
import { traceText } from './trace-text';

type Input = Trace['inputs'][number];

/** The inputs of a figure, each opening its own trace. Sums have a total row. */
export function TraceInputs({ trace, onPage }: { trace: Trace; onPage: (page: number) => void }) {
  const exact = useExact();
  const t = useText(traceText);
  const measure = useText(measureText);
  const period = usePeriodName();
  const language = useLanguage();
  const { inputs, paginatorInfo, method, figure, entity } = trace;
  const isSame = inputs.every(one => one.entity.id === entity.id);
  const what = (one: Input) => {
    const key = readFigureKey(one.figure.key);
    const figureName = [measure(one.measure as Measure), key?.horizon && period(key)]; // the server sends only known measures
    const part = one.part?.[language];
    const isNamed = !isAlike(inputs) || (isSame && !part);
    return [...(isSame ? [] : [one.entity.name[language]]), part, ...(isNamed ? figureName : [])].filter(Boolean).join(' ');
  };
  const total: Readonly<Record<string, FootCell>> = {
    what: { value: t('total'), node: t('total') },
    value: { value: exact(figure), node: <FigureText figure={figure} /> },
  };
  return (
    <section>
      <h3 className={s.sub}>
        {t('inputs')} <span className={s.quiet}>{paginatorInfo.total}</span>
      </h3>
      <div className={s.inputs}>
        <DataTable
          caption={t('inputs')}
          rows={inputs}
          rowId={one => one.figure.key}
          columns={[
            { id: 'what', header: t('what'), value: what },
            { id: 'when', header: t('when'), align: 'end', value: dayOf, date: true },
            {
              id: 'value',
              header: t('value'),
              align: 'end',
              value: one => exact(one.figure),
              node: one => <FigureText figure={one.figure} />,
            },
          ]}
          {...(method === 'figures.sum' ? { foot: column => total[column] ?? null } : {})}
        />
      </div>
      {paginatorInfo.lastPage > 1 && <Pager info={paginatorInfo} onPage={onPage} />}
    </section>
  );
}

/** The month of a linking factor, or the end of its step; for anything else the day of the figure. */
function dayOf({ measure, asOf, figure }: Input): string {
  const part = readFigureKey(figure.key)?.part;
  if (measure === 'linkingFactor') return readPeriodPart(part)?.month ?? asOf;
  return measure === 'currencyFactor' ? (readCurrencyPart(part)?.step?.asOf ?? asOf) : asOf;
}

function isAlike(inputs: readonly Input[]): boolean {
  return new Set(inputs.map(({ measure, horizon }) => `${measure}.${horizon}`)).size === 1;
}
