import { AppError } from '@hakaru/contract/errors';
import { useState, type ReactNode } from 'react';
import { useLanguage, useText, type Texts } from '#platform/text';
import { Button } from './button';
import { Dialog } from './dialog';
import { codeWords, failureWords } from './form/code-words';
import { uiText } from './ui-text';

export type MoveDialogProps = {
  title: string;
  /** The client whose record it is; null for the own organisation's. */
  client?: string | null;
  body: string;
  label: string;
  danger?: boolean;
  /** The messages for the codes of a refusal, and the names of the fields it may concern. */
  codes: Texts;
  fields: Texts;
  action: () => Promise<unknown>;
  onClose: () => void;
  /** A choice that belongs to the action. */
  children?: ReactNode;
};

/** Asks for confirmation, and explains a refusal in sentences: which field is missing, which month is closed, who else must do it. */
export function MoveDialog({ title, client, body, label, danger = false, codes, fields, action, onClose, children }: MoveDialogProps) {
  const t = useText(uiText);
  const reasonsOf = useReasons(codes, fields);
  const [isBusy, setIsBusy] = useState(false);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const accept = async () => {
    setIsBusy(true);
    try {
      await action();
      onClose();
    } catch (error) {
      setReasons(reasonsOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {t('cancel')}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={isBusy} onClick={() => void accept()}>
        {label}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} client={client ?? null} size="small" busy={isBusy} actions={actions}>
      <p>{body}</p>
      {children}
      {reasons.length > 0 && (
        <div role="alert" className="neg">
          {reasons.map(reason => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
    </Dialog>
  );
}

function useReasons(codes: Texts, fields: Texts): (error: unknown) => string[] {
  const language = useLanguage();
  const words = codeWords(language, codes);
  return error => {
    if (!(error instanceof AppError) || error.refusal !== 'invalid') return [failureWords(error, language) ?? ''];
    return Object.entries(error.fields).map(([field, [code = '']]) => {
      const name = field.split('.').at(-1) ?? '';
      const sentence = words(code);
      const named = name === 'status' ? undefined : fields[name];
      return named ? `${named[language]}: ${sentence}` : sentence;
    });
  };
}
