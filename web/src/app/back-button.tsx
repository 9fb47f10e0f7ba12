import { useRouter } from '@tanstack/react-router';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { screenText } from './text';

/** To where one came from; there is no such place in a tab that began here. */
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
