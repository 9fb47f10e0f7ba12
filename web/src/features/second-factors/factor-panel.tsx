import { MAX_PASSKEYS } from '@hakaru/contract/passkeys';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { FactorSteps, type Doing, type Wanted } from './factor-steps';
import { countFactors, hasFactor, SETTINGS_KEY, useOwnFactor, type Factor } from './own-factor';
import { PasskeyList } from './passkey-list';
import s from './second-factors.module.css';
import { factorText, passkeyText } from './text';

/** The user's own second factors. Not shown to support staff working in another organisation. */
export function FactorPanel() {
  const t = useText(factorText);
  const client = useQueryClient();
  const { data, isError, refetch } = useOwnFactor();
  const [doing, setDoing] = useState<Doing | null>(null);
  const factor = data?.secondFactor;
  const isOn = factor !== undefined && hasFactor(factor);
  const go = async (next: Doing | null) => {
    setDoing(next);
    await client.invalidateQueries({ queryKey: SETTINGS_KEY }); // the list of sessions too: others may have been ended
  };
  return (
    <Panel title={t('title')} tools={isOn && <Tag tone="ok">{t('on')}</Tag>}>
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !factor ? (
        <SkeletonRows rows={2} />
      ) : factor.isSso ? (
        <p>{t('sso')}</p>
      ) : (
        <>
          {!isOn && <p className={s.note}>{t('off')}</p>}
          {isOn && factor.isRequired && <p className={s.note}>{t('required')}</p>}
          <AppPart factor={factor} onAsk={ask => setDoing({ ask })} />
          <PasskeyPart factor={factor} onDo={setDoing} />
          {isOn && <CodesPart left={factor.recoveryCodesLeft} onAsk={() => setDoing({ ask: 'renew' })} />}
        </>
      )}
      {doing && factor && <FactorSteps doing={doing} count={countFactors(factor)} go={go} />}
    </Panel>
  );
}

type PartProps = { factor: Factor; onAsk: (wanted: Wanted) => void };

function AppPart({ factor: { enrolledAt, lastUsedAt, isRequired, passkeys }, onAsk }: PartProps) {
  const t = useText(factorText);
  const formats = useFormats();
  const isLast = passkeys.length === 0;
  return (
    <section className={s.part}>
      <h3>{t('app')}</h3>
      {enrolledAt ? (
        <>
          <dl className={s.facts}>
            <dt>{t('enrolled')}</dt>
            <dd className="num">{formats.time(enrolledAt)}</dd>
            <dt>{t('lastUsed')}</dt>
            <dd className="num">{lastUsedAt ? formats.time(lastUsedAt) : t('never')}</dd>
          </dl>
          <div className={s.buttons}>
            <Button onClick={() => onAsk('start')}>{t('replace')}</Button>
            {!(isRequired && isLast) && <Button onClick={() => onAsk('remove')}>{isLast ? t('remove') : t('removeApp')}</Button>}
          </div>
        </>
      ) : (
        <>
          <p className={s.note}>{t('appNote')}</p>
          <Button onClick={() => onAsk('start')}>{t('setUp')}</Button>
        </>
      )}
    </section>
  );
}

function PasskeyPart({ factor: { enrolledAt, isRequired, passkeys }, onDo }: { factor: Factor; onDo: (doing: Doing) => void }) {
  const t = useText(passkeyText);
  const isLast = passkeys.length === 1 && enrolledAt === null;
  return (
    <section className={s.part}>
      <h3>{t('title')}</h3>
      {passkeys.length === 0 ? (
        <p className={s.note}>{t('note')}</p>
      ) : (
        <PasskeyList
          passkeys={passkeys}
          mayRemove={!(isRequired && isLast)}
          onRename={renamed => onDo({ renamed })}
          onRemove={removed => onDo({ ask: { removed } })}
        />
      )}
      {passkeys.length < MAX_PASSKEYS ? <Button onClick={() => onDo({ ask: 'addPasskey' })}>{t('add')}</Button> : <p>{t('full')}</p>}
    </section>
  );
}

function CodesPart({ left, onAsk }: { left: number; onAsk: () => void }) {
  const t = useText(factorText);
  return (
    <section className={s.part}>
      <h3>{t('recoveryCodes')}</h3>
      <dl className={s.facts}>
        <dt>{t('codes')}</dt>
        <dd className="num">{t('codesOf', { n: left })}</dd>
      </dl>
      <Button onClick={onAsk}>{t('renew')}</Button>
    </section>
  );
}
