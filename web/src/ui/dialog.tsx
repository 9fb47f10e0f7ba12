import { Modal } from '@mantine/core';
import { X } from 'lucide-react';
import { useLayoutEffect, type ReactNode } from 'react';
import { useText } from '#platform/text';
import { IconButton } from './button';
import s from './dialog.module.css';
import { ForClient } from './for-client';
import { uiText } from './ui-text';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The client whose data changes, named above everything else; null for the own organisation's. */
  client?: string | null;
  children: ReactNode;
  /** Buttons at the bottom. A form brings its own. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** The dialog cannot be closed while something is being sent. */
  busy?: boolean;
};

const WIDTHS = { small: 420, medium: 560, large: 880 } as const;

/** Closed by its buttons, the cross or Esc, never by the backdrop; focus returns to where it was. */
export function Dialog({ open, onClose, title, client, children, actions, size = 'medium', busy = false }: DialogProps) {
  const t = useText(uiText);
  useFocusBack(open);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal.Root opened={open} onClose={close} closeOnClickOutside={false} returnFocus={false} size={WIDTHS[size]} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={s.head}>
          <Modal.Title className={s.title}>{title}</Modal.Title>
          <IconButton label={t('close')} icon={<X size={16} />} onClick={close} disabled={busy} />
        </div>
        <div className={s.body}>
          {client && <ForClient name={client} />}
          {children}
        </div>
        {actions && <div className={s.actions}>{actions}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Returns the focus also when the dialog was opened by state, and when it is unmounted while open. */
function useFocusBack(open: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!open || !(before instanceof HTMLElement)) return;
    return () => void setTimeout(() => before.focus({ preventScroll: true }), 0);
  }, [open]);
}
