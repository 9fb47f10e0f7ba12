import { mayBecome } from '@hakaru/contract/imports';
import { Download, LogIn, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ImpersonateDialog } from '#features/super-user/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { toast } from '#ui/toast-queue';
import { importsText } from './text';
import { uploadText } from './upload-text';
import { useFetchFile } from './use-fetch-file';
import { useReimportUpload, type Upload } from './use-upload';

/** Download the file, check it again, or impersonate its organisation. */
export function UploadActions({ upload }: { upload: Upload }) {
  const t = useText(importsText);
  const words = useText(uploadText);
  const [isImpersonating, setImpersonating] = useState(false);
  const fetchFile = useFetchFile();
  const reimport = useReimportUpload(upload);
  const { id, status, fileName, withdrawn, approval } = upload.import;
  const mayRecheck = !withdrawn && !approval?.isOpen && status !== 'preprocessed' && mayBecome(status, 'processing');
  const again = () => reimport.mutateAsync().catch(() => toast(t('reimportFailed'), { tone: 'error', persist: true }));
  return (
    <>
      <Button icon={<LogIn size={14} />} onClick={() => setImpersonating(true)}>
        {words('enter')}
      </Button>
      <Button icon={<Download size={14} />} onClick={() => void fetchFile(`uploads/${id}/file`, fileName)}>
        {t('original')}
      </Button>
      {mayRecheck && (
        <Button icon={<RotateCcw size={14} />} busy={reimport.isPending} onClick={() => void again()}>
          {t('reimport')}
        </Button>
      )}
      {isImpersonating && <ImpersonateDialog organisationId={upload.organisationId} onClose={() => setImpersonating(false)} />}
    </>
  );
}
