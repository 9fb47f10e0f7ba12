import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useText } from '#platform/text';
import { IconButton } from './button';
import s from './toasts.module.css';
import { dismissToast, readToasts, subscribeToasts, TOAST_MS, TOASTS_AT_ONCE, type Toast } from './toast-queue';
import { uiText } from './ui-text';

/** At the bottom right, three at most; further ones wait. Mounted once, by UiRoot. */
export function Toasts() {
  const t = useText(uiText);
  const toasts = useSyncExternalStore(subscribeToasts, readToasts).slice(0, TOASTS_AT_ONCE);
  return (
    <section className={s.region} aria-label={t('notifications')} aria-live="polite" aria-relevant="additions" data-print="hide">
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

const ICONS: Readonly<Record<Toast['tone'], ReactNode>> = {
  ok: <CircleCheck size={16} aria-hidden="true" />,
  info: <Info size={16} aria-hidden="true" />,
  error: <CircleAlert size={16} aria-hidden="true" />,
};

function ToastCard({ toast }: { toast: Toast }) {
  const t = useText(uiText);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (toast.persist || held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  // Pointer or focus on the toast keeps it open, so that there is time to read it.
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={s.toast} data-tone={toast.tone} role={toast.tone === 'error' ? 'alert' : 'status'} {...hold}>
      {ICONS[toast.tone]}
      <span className={s.message}>{toast.message}</span>
      <IconButton label={t('dismiss')} icon={<X size={14} />} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
