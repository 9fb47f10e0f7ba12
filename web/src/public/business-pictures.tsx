import type { Language } from '@hakaru/contract/languages';
import { makeFormats } from '#platform/formats';
import { translator } from '#platform/text';
import { effects, totalRow } from './demo-figures';
import { pictureText } from './picture-text';

type Said = { language: Language };

const FINDINGS = [
  { row: 'rowOne', finding: 'findingOne', mark: 'diamond' },
  { row: 'rowTwo', finding: 'findingTwo', mark: 'ring' },
  { row: 'rowRest', finding: 'findingRest', mark: 'filled' },
] as const;

/** Picture of a received file with its findings. */
export function CollectPicture({ language }: Said) {
  const t = translator(pictureText, language);
  return (
    <div className="card">
      <div className="card-head">
        <b>{t('fileName')}</b>
        <span>{t('fileNote')}</span>
      </div>
      <ul className="rows">
        {FINDINGS.map(({ row, finding, mark }) => (
          <li key={row}>
            <span className="mark num" data-mark={mark}>
              {t(row)}
            </span>
            <span>{t(finding)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Picture of attribution effects, one below the other, each starting where the previous one ended; the sum is the excess return. */
export function MeasurePicture({ language }: Said) {
  const t = translator(pictureText, language);
  const f = makeFormats(language);
  const steps = effects.map((effect, at) => ({ ...effect, from: effects.slice(0, at).reduce((sum, { rate }) => sum + rate, 0) }));
  return (
    <div className="card">
      <div className="card-head">
        <b>{t('effects')}</b>
        <span>%</span>
      </div>
      <ul className="rows effects">
        {steps.map(({ label, rate, from }) => (
          <li key={label}>
            <span>{t(label)}</span>
            <EffectBar from={from} to={from + rate} />
            <span className={rate < 0 ? 'num neg' : 'num'}>{f.excess(rate)}</span>
          </li>
        ))}
        <li className="sum">
          <span>{t('excessTotal')}</span>
          <EffectBar from={0} to={totalRow.excess} whole />
          <span className={totalRow.excess < 0 ? 'num neg' : 'num'}>{f.excess(totalRow.excess)}</span>
        </li>
      </ul>
    </div>
  );
}

function EffectBar({ from, to, whole = false }: { from: number; to: number; whole?: boolean }) {
  const at = (rate: number) => 60 + rate * 100 * 300;
  const left = Math.min(at(from), at(to));
  const right = Math.max(at(from), at(to));
  const fill = whole ? 'var(--ink-2)' : to < from ? 'var(--div-neg)' : 'var(--c1)';
  return (
    <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${at(0)} 0V16`} stroke="var(--line-3)" vectorEffect="non-scaling-stroke" />
      <rect x={left} y="3" width={right - left} height="10" fill={fill} />
    </svg>
  );
}

const TASKS = [
  { task: 'taskValues', day: 'dayOne', person: 'personOne', mark: 'filled' },
  { task: 'taskChecked', day: 'dayTwo', person: 'personOne', mark: 'filled' },
  { task: 'taskApproved', day: 'dayThree', person: 'personTwo', mark: 'half' },
  { task: 'taskPublished', day: 'dayFour', person: 'personTwo', mark: 'ring' },
] as const;

/** Picture of the tasks of a month, with person and due day. */
export function ClosePicture({ language }: Said) {
  const t = translator(pictureText, language);
  return (
    <div className="card">
      <div className="card-head">
        <b>{t('monthEnd')}</b>
        <span className="mark" data-mark="half">
          {t('validated')}
        </span>
      </div>
      <ul className="rows tasks">
        {TASKS.map(({ task, day, person, mark }) => (
          <li key={task}>
            <span className="mark" data-mark={mark}>
              {t(task)}
            </span>
            <span>{t(person)}</span>
            <span className="num">{t(day)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
