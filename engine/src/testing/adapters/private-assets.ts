import { callProgress, unfunded } from '#private-assets/commitment';
import { splitBySign, type CashFlow, type TwoSides } from '#private-assets/cash-flow';
import { irr, xirr } from '#private-assets/irr';
import { mirr } from '#private-assets/mirr';
import { mPme } from '#private-assets/modified-pme';
import { dpi, rvpi, tvpi } from '#private-assets/multiples';
import { directAlpha, ksPme, lnPme, lnPmeNav, pmePlus, pmePlusLambda } from '#private-assets/pme';
import type { PmeInputs } from '#private-assets/pme-rows';
import { npv, xnfv, xnpv } from '#private-assets/present-value';
import type { DayCount } from '#calendar/day-count';
import type { Adapters, Datasets, Inputs } from '#testing/adapter';
import { asRecord, numberOf, numbersOf, optionalNumber, optionalText, textOf, textsOf } from '#testing/inputs';

export const adapters: Adapters = {
  irr: inputs => irr(numbersOf(inputs, 'amounts')),
  irr_roots: inputs => irr(numbersOf(inputs, 'amounts')),
  xirr: (inputs, datasets) => xirr(flowsOf(inputs, datasets), dayCountOf(inputs)),
  xirr_roots: (inputs, datasets) => xirr(flowsOf(inputs, datasets), dayCountOf(inputs)),
  xnpv: (inputs, datasets) => xnpv({ flows: flowsOf(inputs, datasets), rate: numberOf(inputs, 'rate'), ...dayCountOf(inputs) }),
  xnfv: (inputs, datasets) => xnfv({ flows: flowsOf(inputs, datasets), rate: numberOf(inputs, 'rate'), ...dayCountOf(inputs) }),
  npv: inputs =>
    npv({ amounts: numbersOf(inputs, 'amounts'), rate: numberOf(inputs, 'rate'), startFromZero: inputs['startFromZero'] !== false }),
  mirr: inputs =>
    mirr({
      amounts: numbersOf(inputs, 'amounts'),
      financeRate: numberOf(inputs, 'financeRate'),
      reinvestRate: numberOf(inputs, 'reinvestRate'),
    }),
  dpi: inputs => dpi(sidesOf(inputs)),
  rvpi: inputs => rvpi({ ...sidesOf(inputs), nav: navOf(inputs) }),
  tvpi: inputs => tvpi({ ...sidesOf(inputs), nav: navOf(inputs) }),
  unfunded: inputs => unfunded(commitmentOf(inputs)),
  call_progress: inputs => callProgress(commitmentOf(inputs)),
  ks_pme: inputs => ksPme(pmeOf(inputs)),
  ln_pme: inputs => lnPme(pmeOf(inputs)),
  ln_pme_nav: inputs => lnPmeNav(pmeOf(inputs)),
  pme_plus: inputs => pmePlus(pmeOf(inputs)),
  pme_plus_lambda: inputs => pmePlusLambda(pmeOf(inputs)),
  direct_alpha: inputs => directAlpha(pmeOf(inputs)),
  m_pme: inputs => mPme({ ...pmeOf(inputs), navs: numbersOf(inputs, 'navs') }),
};

// Flows stand in the case, or in a data set it names.
function flowsOf(inputs: Inputs, datasets: Datasets): CashFlow[] {
  const source = inputs['dataset'] === undefined ? inputs : asRecord(datasets[textOf(inputs, 'dataset')], textOf(inputs, 'dataset'));
  const amounts = numbersOf(source, 'amounts');
  return textsOf(source, 'dates').map((day, i) => ({ day, amount: amounts[i] ?? NaN }));
}

function dayCountOf(inputs: Inputs): { dayCount?: DayCount } {
  const given = optionalText(inputs, 'dayCount');
  if (given === undefined) return {};
  const dayCount = DAY_COUNTS[given.toLowerCase()];
  if (dayCount === undefined) throw new Error(`unknown day count '${given}'`);
  return { dayCount };
}

const DAY_COUNTS: Readonly<Record<string, DayCount>> = {
  'act/365f': 'act/365F',
  'act/365': 'act/365F',
  'act/360': 'act/360',
  '30/360': '30/360',
  '30/360 isda': '30/360',
  '30/360 sia': '30/360 SIA',
  '30e/360': '30E/360',
  'act/act': 'act/act ISDA',
  'act/act isda': 'act/act ISDA',
};

// Signed amounts, or calls and distributions apart.
function sidesOf(inputs: Inputs): TwoSides {
  if (inputs['amounts'] !== undefined) return splitBySign(numbersOf(inputs, 'amounts'));
  return { contributions: numbersOf(inputs, 'contributions'), distributions: numbersOf(inputs, 'distributions') };
}

// A case without a NAV has none left; one whose NAV is null does not know it.
const navOf = (inputs: Inputs) => (inputs['nav'] === undefined ? 0 : (optionalNumber(inputs, 'nav') ?? null));

function pmeOf(inputs: Inputs): PmeInputs {
  const days = inputs['dates'] === undefined ? {} : { days: textsOf(inputs, 'dates') };
  return { ...sidesOf(inputs), index: numbersOf(inputs, 'index'), nav: optionalNumber(inputs, 'nav') ?? 0, ...days };
}

function commitmentOf(inputs: Inputs) {
  const recallable = inputs['recallable'] === undefined ? {} : { recallable: numbersOf(inputs, 'recallable') };
  return { commitment: numberOf(inputs, 'commitment'), calls: numbersOf(inputs, 'calls'), ...recallable };
}
