import { PROVIDER_LIMITS } from '@hakaru/contract/extraction';
import { fieldMappingKinds } from '@hakaru/contract/enumerations';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import s from './extraction-models.module.css';
import { providerText } from './provider-text';
import { useProvider, useProviderRequest } from './queries';

export const asksProvider = (mappings: readonly { kind: number }[]): boolean => mappings.some(({ kind }) => kind === fieldMappingKinds.gpt);

/** Whether the prompts of a model are sent to a provider, and to which. */
export function ProviderState() {
  const t = useText(providerText);
  const { data: provider } = useProvider();
  if (provider === undefined) return null;
  return provider ? <Notice>{t('asks', provider)}</Notice> : <Notice tone="warn">{t('none')}</Notice>;
}

/** Note on what a comparison leaves out. */
export function NotCompared() {
  const t = useText(providerText);
  const { data: provider } = useProvider();
  return provider ? <Notice>{t('notCompared')}</Notice> : null;
}

/** The exact request that reading this document would send. */
export function ShownRequest({ modelId, documentId }: { modelId: string; documentId: string }) {
  const t = useText(providerText);
  const formats = useFormats();
  const { data: request } = useProviderRequest(modelId, documentId);
  if (!request) return null;
  const { provider, instructions, text, bytes, isShortened } = request;
  return (
    <details className={s.sent}>
      <summary>{t('request', provider)}</summary>
      <p className={s.quiet}>{t('size', { size: formats.number(bytes, { decimals: 0 }) })}</p>
      {isShortened && <Notice tone="warn">{t('shortened', { n: formats.number(PROVIDER_LIMITS.textLength, { decimals: 0 }) })}</Notice>}
      <h3 className={s.small}>{t('instructions')}</h3>
      <pre className={s.verbatim} tabIndex={0} aria-label={t('instructions')}>
        {instructions}
      </pre>
      <h3 className={s.small}>{t('text')}</h3>
      <pre className={s.verbatim} tabIndex={0} aria-label={t('text')}>
        {text}
      </pre>
    </details>
  );
}
