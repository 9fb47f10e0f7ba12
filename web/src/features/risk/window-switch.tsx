import { isRiskHorizon, riskHorizons, type RiskHorizon } from '@hakaru/contract/risk-measures';
import { horizonText, useUrlText } from '#features/figures/public';
import { useText } from '#platform/text';
import { Segmented } from '#ui/tabs';
import { riskText } from './text';

/** Three years by default, the period managers are judged by; the address contains another choice. */
export function useWindow(): RiskHorizon {
  const [show] = useUrlText('show');
  return show !== null && isRiskHorizon(show) ? show : '36m';
}

export function WindowSwitch() {
  const t = useText(riskText);
  const months = useText(horizonText);
  const value = useWindow();
  const [, setShow] = useUrlText('show');
  return (
    <Segmented
      label={t('window')}
      value={value}
      onChange={next => setShow(next, { replace: true })}
      items={riskHorizons.map(one => ({ value: one, label: months(one) }))}
    />
  );
}
