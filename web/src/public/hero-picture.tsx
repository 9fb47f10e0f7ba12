import type { Language } from '@hakaru/contract/languages';
import { makeFormats, type Formats } from '#platform/formats';
import { translator } from '#platform/text';
import { AUGUST_BEFORE, classRows, MANDATES, monthlyReturns, restRow, totalRow, type Shown } from './demo-figures';
import { pictureText } from './picture-text';

type Said = { language: Language };

/** The overview with one figure opened. A single image to a screen reader, but real text: sharp at any size and in both themes. */
export function HeroPicture({ language }: Said) {
  const t = translator(pictureText, language);
  const f = makeFormats(language);
  return (
    <div className="screen" role="img" aria-label={t('heroAlt')}>
      <div className="screen-inside" aria-hidden="true">
        <div className="screen-head">
          <span className="screen-fund">
            {t('fund')} <span className="marked">{t('demo')}</span>
          </span>
          <span className="screen-date num">{t('asOf')}</span>
        </div>
        <div className="screen-title">
          <span>{t('overview')}</span>
          <span className="lead-figure num">{f.headline(totalRow.value)}</span>
        </div>
        <table>
          <TableHead language={language} />
          <tbody>
            {classRows.map(row => (
              <tr key={row.label}>
                <th scope="row">
                  <i style={{ background: row.colour }} />
                  {t(row.label)}
                </th>
                <Cells row={row} f={f} />
              </tr>
            ))}
            <RestRow language={language} f={f} />
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <Cells row={totalRow} f={f} opened />
            </tr>
          </tfoot>
        </table>
      </div>
      <Trace language={language} f={f} />
    </div>
  );
}

function TableHead({ language }: Said) {
  const t = translator(pictureText, language);
  return (
    <thead>
      <tr>
        <th scope="col">{t('assetClass')}</th>
        <th scope="col">
          {t('value')}
          <small>{t('valueUnit')}</small>
        </th>
        <th scope="col">{t('weight')}</th>
        <th scope="col" className="wide-only">
          {t('oneYear')}
        </th>
        <th scope="col" className="wide-only">
          {t('excess')}
        </th>
        <th scope="col">{t('fytd')}</th>
      </tr>
    </thead>
  );
}

/** Returns are shown for single classes only: the grouped ones have a value and a weight. */
function RestRow({ language, f }: Said & { f: Formats }) {
  const t = translator(pictureText, language);
  return (
    <tr>
      <th scope="row">{t('otherClasses', { n: restRow.count })}</th>
      <td className="num">{f.amount(restRow.value)}</td>
      <td className="num">{f.weight(restRow.weight)}</td>
      <td className="wide-only" />
      <td className="wide-only" />
      <td />
    </tr>
  );
}

function Cells({ row, f, opened = false }: { row: Shown; f: Formats; opened?: boolean }) {
  return (
    <>
      <td className="num">{f.amount(row.value)}</td>
      <td className="num">{f.weight(row.weight)}</td>
      <td className={`${worse(row.oneYear)} wide-only`}>{f.rate(row.oneYear)}</td>
      <td className={`${worse(row.excess)} wide-only`}>{f.excess(row.excess)}</td>
      <td className={worse(row.fytd)}>{opened ? <span className="opened">{f.rate(row.fytd)}</span> : f.rate(row.fytd)}</td>
    </>
  );
}

const worse = (rate: number): string => (rate < 0 ? 'num neg' : 'num');

/** The trace of a figure: method, calculation, changes and sources. */
function Trace({ language, f }: Said & { f: Formats }) {
  const t = translator(pictureText, language);
  return (
    <div className="trace" aria-hidden="true">
      <div className="trace-head">
        <span>{t('traceTitle')}</span>
        <b className="num">{f.percent(totalRow.fytd)}</b>
      </div>
      <p>{t('traceMethod')}</p>
      <div className="trace-months">
        {monthlyReturns.map(({ month, rate }) => (
          <div key={month}>
            <span className="num">{f.month(month)}</span>
            <MonthBar rate={rate} />
            <span className={worse(rate)}>{f.rate(rate)}</span>
          </div>
        ))}
      </div>
      <p className="trace-sum num">
        {monthlyReturns.map(({ rate }) => (1 + rate).toFixed(5)).join(' × ')} − 1 = <b>{f.percent(totalRow.fytd)}</b>
      </p>
      <p className="trace-note">
        {t('restated', { before: f.rate(AUGUST_BEFORE), after: f.rate(monthlyReturns[4]?.rate) })}
        <br />
        {t('restatedWhy')}
      </p>
      <p className="trace-foot">
        <span className="mark" data-mark="filled">
          {t('published')}
        </span>
        <span>{t('sources', { n: MANDATES })}</span>
      </p>
    </div>
  );
}

/** Drawn from a zero line at about a third of the width: to the right for gains, to the left for losses. */
function MonthBar({ rate }: { rate: number }) {
  const zero = 30;
  const perPercent = 40;
  const width = Math.abs(rate) * 100 * perPercent;
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none">
      <rect x={rate < 0 ? zero - width : zero} y="2" width={width} height="8" fill={rate < 0 ? 'var(--div-neg)' : 'var(--c1)'} />
      <path d={`M${zero} 0V12`} stroke="var(--line-3)" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
