import type { Area } from '@hakaru/contract/organisations';
import { Check } from 'lucide-react';
import { useFormats } from '#platform/formats';
import { useMonthName } from '#platform/month-name';
import { useText } from '#platform/text';
import { Tag } from '#ui/tag';
import type { SetupGuide, SetupStep } from './queries';
import s from './setup-steps.module.css';
import { StepActions } from './step-actions';
import { gapText, setupText, stepText, whyText } from './text';

type Named<Words> = keyof Words;
const isStep = (id: string): id is Named<typeof stepText> => Object.hasOwn(stepText, id);
const isGap = (code: string): code is Named<typeof gapText> => Object.hasOwn(gapText, code);
const isState = (state: string): state is 'done' | 'open' | 'skipped' => state === 'done' || state === 'open' || state === 'skipped';
const TONES = { done: 'ok', open: 'warn', skipped: 'quiet' } as const;

type ItemProps = { step: SetupStep; number: number; guide: SetupGuide; isNext: boolean; role: Area };

export function SetupStepItem({ step, number, guide, isNext, role }: ItemProps) {
  const t = useText(setupText);
  const names = useText(stepText);
  const why = useText(whyText);
  const formats = useFormats();
  const monthName = useMonthName();
  const { id, state, isOptional, skip } = step;
  if (!isStep(id) || !isState(state)) return null; // a step of a newer release
  const name = names(id);
  return (
    <li className={s.step} aria-label={name} {...(isNext ? { 'aria-current': 'step' } : {})}>
      <span className={s.mark} data-state={state} aria-hidden="true">
        {state === 'done' ? <Check size={18} /> : number}
      </span>
      <div className={s.body}>
        <div className={s.name}>
          <h3>{name}</h3>
          <Tag tone={TONES[state]}>{t(state)}</Tag>
          {isOptional && state === 'open' && <Tag>{t('optional')}</Tag>}
        </div>
        <p className={s.why}>{why(id, { month: monthName(guide.fiscalYearStart) })}</p>
        {state === 'open' && <Gaps step={step} />}
        {state === 'skipped' && skip && (
          <p className={s.skip}>{t('skippedBy', { name: skip.userName, day: formats.date(skip.at.slice(0, 10)), reason: skip.reason })}</p>
        )}
      </div>
      <div className={s.actions}>{guide.mayAct && <StepActions step={step} id={id} name={name} role={role} isNext={isNext} />}</div>
    </li>
  );
}

function Gaps({ step }: { step: SetupStep }) {
  const t = useText(gapText);
  const sentence = ({ code, count, refs }: SetupStep['gaps'][number]) => {
    if (!isGap(code)) return code;
    const named = refs.join(', ');
    const rest = count - refs.length;
    return t(code, { n: count, refs: rest > 0 ? t('andMore', { refs: named, n: rest }) : named });
  };
  return (
    <ul className={s.gaps}>
      {step.gaps.map(one => (
        <li key={one.code}>{sentence(one)}</li>
      ))}
    </ul>
  );
}
