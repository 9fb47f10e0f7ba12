import { useRouter } from '@tanstack/react-router';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { screenText } from './text';

/** Goes back in the browser's history; hidden in a tab whose first page this is. */
export function BackButton({ onBack }: { onBack?: () => void }) {
  const t = useText(screenText);
  const { history } = useRouter();
  if (!history.canGoBack()) return null;
  const back = () => {
    onBack?.();
    history.back();
  };
  return (
    <Button kind="subtle" onClick={back}>
      {t('back')}
    </Button>
  );
}
