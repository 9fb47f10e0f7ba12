import { useArea } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Status, type StatusName } from '#ui/status';
import type { DraftWarnings } from './queries';
import s from './warnings.module.css';
import { warningsText } from './warnings-text';

type SettlementProps = { warnings: DraftWarnings; day: string; onTake: (day: string) => void };

/** Why the settlement date will not work (a closed centre, or a cut-off that has passed), and a date that would. A warning only. */
export function SettlementWarning({ warnings: { closures, cutOff, proposedDate }, day, onTake }: SettlementProps) {
  const t = useText(warningsText);
  const formats = useFormats();
  const language = useLanguage();
  if (closures.length === 0 && !cutOff.isPast) return null;
  const isWeekend = closures.some(({ holiday }) => holiday === null);
  const holidays = closures.flatMap(({ country, countryName, countryNameJp, holiday, holidayJp }) =>
    holiday === null
      ? []
      : [{ country, place: language === 'jp' ? countryNameJp : countryName, name: (language === 'jp' ? holidayJp : holiday) ?? '' }],
  );
  return (
    <Notice tone="warn">
      {isWeekend && <p className={s.line}>{t('weekend', { day: formats.date(day) })}</p>}
      {holidays.map(({ country, place, name }) => (
        <p key={country} className={s.line}>
          {t('holiday', { day: formats.date(day), country: place, holiday: name })}
        </p>
      ))}
      {cutOff.isPast && <p className={s.line}>{t('pastCutOff', { day: formats.date(cutOff.day), time: cutOff.time })}</p>}
      {proposedDate !== null && proposedDate !== day && (
        <p className={s.proposal}>
          {t('propose', { day: formats.date(proposedDate) })}
          <Button onClick={() => onTake(proposedDate)}>{t('take', { day: formats.date(proposedDate) })}</Button>
        </p>
      )}
    </Notice>
  );
}

/** Other instructions that would pay the same. Their links open beside the form, so that nothing entered is lost. */
export function DuplicateWarning({ warnings: { duplicates } }: { warnings: DraftWarnings }) {
  const t = useText(warningsText);
  const role = useArea();
  if (duplicates.length === 0) return null;
  return (
    <Notice tone="warn">
      <p className={s.line}>{t('duplicate')}</p>
      <ul className={s.list}>
        {duplicates.map(({ id, ref, number, status }) => (
          <li key={id}>
            <AppLink to="/$role/instructions/$instructionId" params={{ role, instructionId: id }} target="_blank">
              {number ?? ref}
            </AppLink>
            <Status value={status as StatusName /* the server sends no other */} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
