import { useQuery } from '@tanstack/react-query';
import { download } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { saveFile } from '#ui/save-file';
import { SkeletonBlock } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import s from './issue-reports.module.css';
import { issuesText } from './text';

/**
 * A file from an unknown sender is shown as an image and nothing else: it is downloaded as an attachment and never gets an address of ours.
 */
export function ScreenshotDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useText(issuesText);
  const { data, isError } = useQuery({
    queryKey: ['issue-reports', 'screenshot', id],
    queryFn: async ({ signal }) => {
      const blob = await download(`issues/${id}/screenshot`, signal);
      return { blob, url: await dataUrlOf(blob) };
    },
  });
  const save = data && (
    <Button onClick={() => saveFile(data.blob.type === 'image/png' ? 'screenshot.png' : 'screenshot.jpg', data.blob)}>{t('save')}</Button>
  );
  return (
    <Dialog open onClose={onClose} title={t('screenshotOf', { name })} size="large" {...(save ? { actions: save } : {})}>
      {isError && <ErrorState title={t('noScreenshot')} />}
      {!data && !isError && <SkeletonBlock height={240} />}
      {data && <img className={s.screenshot} src={data.url} alt={t('screenshotOf', { name })} />}
    </Dialog>
  );
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('the picture could not be read'));
    reader.readAsDataURL(blob);
  });
}
