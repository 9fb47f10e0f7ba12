import { PASSWORD_LENGTH } from '@hakaru/contract/limits';
import { passwordRules, type PasswordRule } from '@hakaru/contract/passwords';
import { Check, Circle } from 'lucide-react';
import { useText } from '#platform/text';
import s from './sign-in.module.css';
import { passwordText } from './text';

const RULES = Object.keys(passwordRules) as PasswordRule[]; // the keys of that very table

/** The contract's password rules, ticked off while typing. */
export function PasswordRules({ value }: { value: string }) {
  const t = useText(passwordText);
  return (
    <ul className={s.rules} aria-label={t('rules')}>
      {RULES.map(rule => {
        const isMet = value !== '' && value.length <= PASSWORD_LENGTH.max && passwordRules[rule](value);
        return (
          <li key={rule} className={s.rule} data-met={isMet}>
            {isMet ? <Check size={14} aria-hidden="true" /> : <Circle size={14} strokeWidth={1.5} aria-hidden="true" />}
            {t(rule)}
            <span className="sr-only">{isMet ? t('met') : t('unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
