import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { divide, round, sum, toText } from '@hakaru/engine/money/decimal';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useArea } from '#features/figures/public';
import { readAmount } from '#features/instructions/public';
import { ask } from '#platform/api';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { fxForwardsAddress } from './address';
import { rateText } from './forward-columns';
import { RollFxForwardsDocument } from './fx-forwards.gen';
import s from './fx-forwards.module.css';
import { ConfirmRate } from './new-forward-page';
import { useRefreshForwards, useRollProposal, type Proposal } from './queries';
import { fxForwardsText, rollText } from './text';
import { isFarFromMid, useRefusal } from './use-refusal';

/** Both legs of every selected forward in one table, prepared or finalised together. */
export function RollPage() {
  const t = useText(fxForwardsText);
  const roll = useText(rollText);
  const role = useArea();
  const [{ ids = '' }] = useAddress(fxForwardsAddress);
  const { data, error } = useRollProposal(ids === '' ? [] : ids.split(','));
  if (error) throw error;
  const back = (
    <AppLink to="/$role/fxForwards" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={t('rollTitle')} context={back} />
      <Panel title={t('rollTitle')} subtitle={roll('lead')}>
        {ids === '' ? (
          <EmptyState title={roll('none')} next="choose" />
        ) : data ? (
          <RollForm key={ids} proposals={data} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </Panel>
    </>
  );
}

type Leg = { amount: string; maturityDate: string; spot: string; points: string };

function RollForm({ proposals }: { proposals: readonly Proposal[] }) {
  const t = useText(fxForwardsText);
  const roll = useText(rollText);
  const role = useArea();
  const navigate = useNavigate();
  const refresh = useRefreshForwards();
  const refusal = useRefusal();
  const [legs, setLegs] = useState<readonly Leg[]>(proposals.map(one => ({ ...one, spot: one.spot ?? '', points: one.points ?? '' })));
  const [tradeDate] = useState(proposals[0]?.forward.valueDay ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [isFar, setIsFar] = useState(false);
  const [isRateConfirmed, setIsRateConfirmed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (finalize: boolean) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const items = proposals.map(({ forward }, at) => ({ id: forward.id, version: forward.version, ...inputOf(legs[at]) }));
      const { rollFxForwards } = await ask(RollFxForwardsDocument, { input: { tradeDate, legs: items, finalize, isRateConfirmed } });
      toast(roll(finalize ? 'rolled' : 'prepared', { count: rollFxForwards.length }));
      await refresh();
      await navigate({ to: '/$role/fxForwards', params: { role }, search: { tab: finalize ? 'open' : 'preliminary' } });
    } catch (error) {
      setIsFar(isFarFromMid(error));
      setFailure(refusal(error));
    } finally {
      setIsBusy(false);
    }
  };
  const change = (at: number, leg: Partial<Leg>) => setLegs(legs.map((one, index) => (index === at ? { ...one, ...leg } : one)));
  return (
    <>
      <div className={s.scroll}>
        <table className={s.legs}>
          <caption className="sr-only">{t('rollTitle')}</caption>
          <thead>
            <tr>
              {[
                t('number'),
                roll('nearAmount'),
                t('maturityDate'),
                roll('newAmount'),
                roll('newMaturity'),
                roll('spot'),
                roll('points'),
                roll('outright'),
              ].map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {proposals.map((proposal, at) => (
              <LegRow key={proposal.forward.id} proposal={proposal} leg={legs[at]} onChange={leg => change(at, leg)} />
            ))}
          </tbody>
        </table>
      </div>
      {failure && (
        <p role="alert" className="neg">
          {failure}
        </p>
      )}
      {isFar && <ConfirmRate isConfirmed={isRateConfirmed} onChange={setIsRateConfirmed} />}
      <div className={s.buttons}>
        <Button busy={isBusy} onClick={() => void send(false)}>
          {roll('prepare')}
        </Button>
        <Button kind="primary" busy={isBusy} onClick={() => void send(true)}>
          {roll('prepareAndFinalize')}
        </Button>
      </div>
    </>
  );
}

function inputOf(leg: Leg | undefined): Leg {
  const { amount = '', maturityDate = '', spot = '', points = '' } = leg ?? {};
  return { amount: readAmount(amount) ?? amount, maturityDate, spot: spot.trim(), points: points.trim().replace('−', '-') };
}

type RowProps = { proposal: Proposal; leg: Leg | undefined; onChange: (leg: Partial<Leg>) => void };

function LegRow({ proposal: { forward, basis, rateDay }, leg, onChange }: RowProps) {
  const t = useText(fxForwardsText);
  const roll = useText(rollText);
  const formats = useFormats();
  const label = (field: string) => roll('of', { field, ref: forward.ref });
  const input = (name: keyof Leg, field: string) => (
    <input
      aria-label={label(field)}
      value={leg?.[name] ?? ''}
      onChange={event => onChange({ [name]: event.currentTarget.value })}
      className="num"
    />
  );
  return (
    <tr>
      <th scope="row">
        {forward.ref}
        <small>
          {forward.entity.ref} · {t(forward.side === 'buy' ? 'buy' : 'sell')} {forward.currency}
        </small>
      </th>
      <td className="num">{formats.number(forward.amount, { decimals: minorUnitsOf(forward.currency) })}</td>
      <td className="num">{formats.date(forward.maturityDate)}</td>
      <td>
        {input('amount', roll('newAmount'))}
        <small>{roll(basis === 'target' ? 'basisTarget' : 'basisSame')}</small>
      </td>
      <td>{input('maturityDate', roll('newMaturity'))}</td>
      <td>
        {input('spot', roll('spot'))}
        {rateDay && <small>{roll('midOf', { day: formats.date(rateDay) })}</small>}
      </td>
      <td>{input('points', roll('points'))}</td>
      <td className="num">{outrightOf(leg)}</td>
    </tr>
  );
}

/** A preview of the rate; the server calculates it again. */
function outrightOf(leg: Leg | undefined): string {
  const { spot, points } = inputOf(leg);
  if (!/^\d+(\.\d+)?$/.test(spot) || !/^-?\d+(\.\d+)?$/.test(points)) return MISSING;
  return rateText(toText(round(sum([spot, divide(points, 100, 6)]), 6)));
}
