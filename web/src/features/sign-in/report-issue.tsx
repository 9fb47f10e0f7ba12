import { MessageSquareWarning } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { reportText } from './report-text';

export function ReportIssueButton() {
  const t = useText(reportText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<MessageSquareWarning size={14} />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('title')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const ReportDialog = lazy(() => import('./report-dialog').then(module => ({ default: module.ReportDialog })));
