import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import s from './second-factors.module.css';
import { codesText } from './text';

/** Shows the recovery codes, which is possible only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText(codesText);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('copied')),
      () => toast(t('notCopied')),
    );
  return (
    <>
      <p>{t('lead')}</p>
      <ul className={s.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={s.buttons}>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button onClick={() => saveFile('hakaru-recovery-codes.txt', `${text}\n`)}>{t('save')}</Button>
        <Button kind="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </>
  );
}
