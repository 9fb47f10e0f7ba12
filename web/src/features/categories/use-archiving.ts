import { AppError } from '@hakaru/contract/errors';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { codeWords } from '#ui/form/code-words';
import { toast } from '#ui/toast-queue';
import { ArchiveCategoryDocument, RestoreCategoryDocument } from './categories.gen';
import { useRefreshCategories, type Category } from './queries';
import { categoriesText, categoryCodes } from './text';

/** Archives categories and restores them. A refusal is shown with the message for its code. */
export function useArchiving() {
  const t = useText(categoriesText);
  const language = useLanguage();
  const refresh = useRefreshCategories();
  const showError = (error: unknown) => {
    const [code] = error instanceof AppError ? Object.values(error.fields).flat() : [];
    toast(code ? codeWords(language, categoryCodes)(code) : t('failed'), { tone: 'error' });
  };
  const archive = async ({ id, version, name, nameJp }: Category) => {
    const title = `${t('archive')}: ${language === 'jp' ? nameJp : name}`;
    if (!(await confirm({ title, body: t('archiveBody'), confirmLabel: t('archive') }))) return;
    await ask(ArchiveCategoryDocument, { id, version }).then(() => toast(t('archived')), showError);
    await refresh();
  };
  const restore = async ({ id, version }: Category) => {
    await ask(RestoreCategoryDocument, { id, version }).then(() => toast(t('restored')), showError);
    await refresh();
  };
  return { archive, restore };
}
