import { importedTermNames } from '@hakaru/contract/mandate-terms';
import { at } from './findings';
import { type Check, NOTHING } from './check';

/** A trust bank may see a mandate but not report its values: those are for its manager to report. */
export const managersValue: Check = {
  code: 'managersValue',
  severity: 'error',
  what: {
    en: '{code} is reported by its manager. A trust bank reports custodial accounts only.',
    jp: '{code}は運用機関が報告するマンデートです。信託銀行が報告できるのは保管口座のみです。',
  },
  remedy: {
    en: 'Remove the row, or ask the manager to send it.',
    jp: '行を削除するか、運用機関に送付を依頼してください。',
  },
  open:
    ({ isGuarded, entityOf }) =>
    row => {
      const entity = entityOf(row);
      const column = row.on.kind.subject;
      if (!entity || column === undefined || entity.kind === 'custodial' || !isGuarded(entity.id)) return NOTHING;
      return [at(row, column, 'managersValue', { severity: 'error', params: { code: entity.ref } })];
    },
};

/** The reverse: a custodial account is compared with the manager's book, so the manager never reports it. */
export const trusteesValue: Check = {
  code: 'trusteesValue',
  severity: 'error',
  what: {
    en: '{code} is a custodial account. Only its trust bank, or the owner, reports it.',
    jp: '{code}は保管口座です。報告できるのは信託銀行またはアセットオーナーのみです。',
  },
  remedy: {
    en: 'Remove the row, or report the mandate instead.',
    jp: '行を削除するか、マンデートのコードで報告してください。',
  },
  open:
    ({ isGuarded, entityOf }) =>
    row => {
      const entity = entityOf(row);
      const column = row.on.kind.subject;
      if (!entity || column === undefined || entity.kind !== 'custodial' || !isGuarded(entity.id)) return NOTHING;
      return [at(row, column, 'trusteesValue', { severity: 'error', params: { code: entity.ref } })];
    },
};

/**
 * A sender may propose changes only to securities and currencies that its mandates hold. The message is the same whether the owner knows
 * the code or not, so that it does not reveal what the owner has registered.
 */
export const beyondGrant: Check = {
  code: 'beyondGrant',
  severity: 'error',
  what: {
    en: 'None of the mandates you report holds {code}.',
    jp: '報告対象のマンデートは{code}を保有していません。',
  },
  remedy: {
    en: 'Remove the row, send the holdings with it, or ask the owner to register it.',
    jp: '行を削除するか、保有明細とあわせて送付するか、アセットオーナーに登録を依頼してください。',
  },
  open({ rows, holds }) {
    const reported = new Set(rows.filter(({ on }) => on.kind.kind === 'holdings').map(({ values }) => values['security']));
    return row => {
      const { ref, base, quote } = row.values;
      if (row.on.kind.kind === 'securities' && ref && !reported.has(ref) && !holds.security(ref))
        return [at(row, 'ref', 'beyondGrant', { severity: 'error', params: { code: ref } })];
      if (row.on.kind.kind !== 'fxrates' || !base || !quote) return NOTHING;
      const strange = [['base', base] as const, ['quote', quote] as const].filter(([, code]) => !holds.currency(code));
      return strange.map(([column, code]) => at(row, column, 'beyondGrant', { severity: 'error', params: { code } }));
    };
  },
};

/** The terms of a mandate are changed by its owner only; a manager reports values. */
export const ownersTerm: Check = {
  code: 'ownersTerm',
  severity: 'error',
  what: { en: 'The terms of a mandate are changed by its owner only.', jp: 'マンデートの契約条件を変更できるのは委託元のみです。' },
  remedy: { en: 'Leave the cell blank, or ask the owner to change it.', jp: '空欄にするか、委託元に変更を依頼してください。' },
  open:
    ({ isOwn }) =>
    row => {
      if (isOwn || row.on.kind.kind !== 'mandates') return NOTHING;
      return importedTermNames.filter(name => row.values[name]).map(name => at(row, name, 'ownersTerm', { severity: 'error' }));
    },
};
