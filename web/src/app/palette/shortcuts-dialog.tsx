import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import s from './command-palette.module.css';
import { shortcutsText } from './text';

type Shortcut = { keys: readonly string[]; does: keyof typeof shortcutsText };
const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'find' },
  { keys: ['?'], does: 'list' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['↑', '↓', '←', '→'], does: 'cells' },
  { keys: ['Enter'], does: 'trace' },
  { keys: ['Ctrl', 'A'], does: 'selectAll' },
  { keys: ['Ctrl', 'C'], does: 'copy' },
  { keys: ['Ctrl', 'Shift', 'C'], does: 'copyHeadings' },
  { keys: ['[', ']'], does: 'neighbours' },
  { keys: ['J', 'K'], does: 'findings' },
  { keys: ['A', 'E', 'N'], does: 'review' },
];

/** The shortcuts that `?` lists. On a Mac the command key replaces Ctrl. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(shortcutsText);
  const isMac = /mac/i.test(navigator.userAgent);
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <dl className={s.shortcuts}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does}>
            <dt>{t(does)}</dt>
            <dd>
              {keys.map(key => (
                <kbd key={key}>{isMac && key === 'Ctrl' ? '⌘' : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
