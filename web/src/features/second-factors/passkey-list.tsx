import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import type { Passkey } from './own-factor';
import s from './second-factors.module.css';
import { factorText, passkeyText } from './text';

type Props = {
  passkeys: readonly Passkey[];
  /** The last factor stays where a second step is required. */
  mayRemove: boolean;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

export function PasskeyList({ passkeys, mayRemove, onRename, onRemove }: Props) {
  const t = useText(passkeyText);
  const words = useText(factorText);
  const formats = useFormats();
  return (
    <ul className={s.passkeys} aria-label={t('title')}>
      {passkeys.map(passkey => (
        <li key={passkey.id}>
          <div>
            <strong>{passkey.name}</strong>
            <p className={s.dates}>
              {t('addedAt', { at: formats.time(passkey.addedAt) })}
              <br />
              {t('usedAt', { at: passkey.lastUsedAt ? formats.time(passkey.lastUsedAt) : words('never') })}
            </p>
          </div>
          <div className={s.buttons}>
            <Button onClick={() => onRename(passkey)} aria-label={t('renameOf', { name: passkey.name })}>
              {t('rename')}
            </Button>
            {mayRemove && (
              <Button onClick={() => onRemove(passkey)} aria-label={t('removeOf', { name: passkey.name })}>
                {t('remove')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
