import { Checkbox } from '@mantine/core';
import { REPLAY_LIMITS } from '@hakaru/contract/extraction-replay';
import { useState } from 'react';
import { documentTypeText } from '#features/documents/public';
import { useWhyReadOnly } from '#features/figures/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { KpiStrip } from '#ui/kpi-strip';
import { MoveDialog } from '#ui/move-dialog';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { AcceptExtractionReplayDocument, DiscardExtractionReplayDocument } from './extraction-models.gen';
import s from './extraction-models.module.css';
import { modelChanges } from './model-changes';
import { asksProvider, NotCompared } from './provider';
import { useRefresh, type Model, type Replay } from './queries';
import { ReplayDifferences } from './replay-differences';
import { replayCodes, replayText } from './replay-text';

/** A change of a model waiting to be accepted: its differences, and what it would read from past documents. */
export function ReplayPanel({ model, replay }: { model: Model; replay: Replay }) {
  const t = useText(replayText);
  const formats = useFormats();
  const { state, done, total, isCurrent, requesterName, requestedAt } = replay;
  const isAtWork = state === 'waiting' || state === 'running';
  return (
    <Panel title={t('title')} subtitle={t('by', { name: requesterName, at: formats.time(requestedAt) })} refreshing={isAtWork}>
      <div className={s.stack}>
        <ChangeList model={model} replay={replay} />
        {isAtWork && (
          <p role="status" className="num">
            {t('progress', { done, total })}
          </p>
        )}
        {state === 'failed' && <Notice tone="warn">{t('failed')}</Notice>}
        {!isCurrent && <Notice tone="warn">{t('outdated')}</Notice>}
        {asksProvider(replay.mappings) && <NotCompared />}
        {state === 'done' && <Outcome replay={replay} />}
        <Acts replay={replay} />
      </div>
    </Panel>
  );
}

function ChangeList({ model, replay }: { model: Model; replay: Replay }) {
  const t = useText(replayText);
  const types = useText(documentTypeText);
  const changes = modelChanges(termsOf(model), termsOf(replay));
  const typeOf = (type: string | null) => types(type as keyof typeof documentTypeText); // the server sends no other
  return (
    <div>
      <h3 className={s.small}>{t('mappings')}</h3>
      {changes.length === 0 && <p className={s.quiet}>{t('unchanged')}</p>}
      <ul className={s.changes}>
        {changes.map(change => {
          if (change.what === 'moved') return <li key="moved">{t('moved')}</li>;
          if ('mapping' in change) return <li key={`${change.what} ${change.mapping}`}>{t(change.what, { mapping: change.mapping })}</li>;
          const { what, before, after } = change;
          const words =
            what === 'type'
              ? { before: typeOf(before), after: typeOf(after) }
              : { before: before ?? t('empty'), after: after ?? t('empty') };
          return <li key={what}>{t(what, words)}</li>;
        })}
      </ul>
    </div>
  );
}

const termsOf = ({ name, documentType, layout, mappings }: Model | Replay) => ({
  name,
  documentType,
  layout: layout ?? null,
  mappings: mappings.map(({ pattern, prompt, factor, ...mapping }) => ({
    ...mapping,
    pattern: pattern ?? null,
    prompt: prompt ?? null,
    factor: factor ?? null,
  })),
});

function Outcome({ replay }: { replay: Replay }) {
  const t = useText(replayText);
  const { counts, documents, isCapped } = replay;
  if (documents.length === 0) return <p>{t('none')}</p>;
  const settled = documents.filter(({ isSettled }) => isSettled).length;
  const items = [
    { label: t('documents'), figure: documents.length, ...(settled > 0 ? { note: t('documentsNote', { n: settled }) } : {}) },
    ...(['same', 'changed', 'gained', 'lost'] as const).map(change => ({ label: t(change), figure: counts[change] })),
  ];
  return (
    <>
      <KpiStrip quiet label={t('counts')} items={items} />
      {isCapped && <Notice>{t('capped', { n: REPLAY_LIMITS.documents })}</Notice>}
      <ReplayDifferences replay={replay} />
    </>
  );
}

function Acts({ replay }: { replay: Replay }) {
  const t = useText(replayText);
  const whyNot = useWhyReadOnly();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const discard = async () => {
    try {
      await ask(DiscardExtractionReplayDocument, { id: replay.id });
      toast(t('discarded'));
    } catch {
      toast(t('notDiscarded'), { tone: 'error' });
    }
    await refresh();
  };
  return (
    <div className={s.acts}>
      <Button kind="primary" disabled={whyNot !== null || replay.state !== 'done' || !replay.isCurrent} onClick={() => setAsked(true)}>
        {t('accept')}
      </Button>
      <Button disabled={whyNot !== null} onClick={() => void discard()}>
        {t('discard')}
      </Button>
      {isAsked && <Acceptance replay={replay} onClose={() => setAsked(false)} />}
    </div>
  );
}

function Acceptance({ replay: { id, documents }, onClose }: { replay: Replay; onClose: () => void }) {
  const t = useText(replayText);
  const refresh = useRefresh();
  const open = documents.filter(({ isSettled }) => !isSettled).length;
  const [rereads, setRereads] = useState(false);
  const accept = async () => {
    await ask(AcceptExtractionReplayDocument, { id, rereads });
    toast(t('accepted'));
    await refresh();
  };
  return (
    <MoveDialog
      title={t('acceptAsk')}
      body={t('acceptBody')}
      label={t('accept')}
      codes={replayCodes}
      fields={{}}
      action={accept}
      onClose={onClose}
    >
      {open > 0 && (
        <Checkbox label={t('rereads', { n: open })} checked={rereads} onChange={event => setRereads(event.currentTarget.checked)} />
      )}
    </MoveDialog>
  );
}
