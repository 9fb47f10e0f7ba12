import { useText } from '#platform/text';
import { statusText } from './status-text';
import s from './status.module.css';

export type StatusName = keyof typeof statusText;

/** A mark and a word. The shape differs as well as the colour, so that nothing depends on hue. */
export function Status({ value }: { value: StatusName }) {
  const t = useText(statusText);
  const [mark, tone] = MARKS[value];
  return (
    <span className={s.status}>
      <i className={s.mark} data-mark={mark} data-tone={tone} aria-hidden="true" />
      {t(value)}
    </span>
  );
}

type Mark = 'filled' | 'half' | 'ring' | 'diamond' | 'dash';
type Tone = 'ok' | 'accent' | 'quiet' | 'warn' | 'neg';

const MARKS: Readonly<Record<StatusName, readonly [Mark, Tone]>> = {
  published: ['filled', 'ok'],
  completed: ['filled', 'ok'],
  approved: ['filled', 'ok'],
  final: ['filled', 'ok'],
  finalSetoff: ['filled', 'ok'],
  finalSplit: ['filled', 'ok'],
  open: ['filled', 'ok'],
  validated: ['half', 'accent'],
  revalidated: ['half', 'accent'],
  processing: ['half', 'accent'],
  staged: ['half', 'accent'],
  preprocessed: ['half', 'quiet'],
  pending: ['ring', 'quiet'],
  created: ['ring', 'quiet'],
  preliminary: ['ring', 'accent'],
  incomplete: ['ring', 'warn'],
  warning: ['diamond', 'warn'],
  delayed: ['diamond', 'neg'],
  error: ['diamond', 'neg'],
  invalid: ['dash', 'neg'],
  cancelled: ['dash', 'quiet'],
  closed: ['dash', 'quiet'],
};
