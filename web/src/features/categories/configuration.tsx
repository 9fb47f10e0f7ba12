import type { CategoryAxis } from '@hakaru/contract/categories';
import { AppError } from '@hakaru/contract/errors';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { WriteButton } from '#features/figures/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { codeWords } from '#ui/form/code-words';
import { Panel } from '#ui/panel';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { CandidateList, UNASSIGNED } from './candidate-list';
import s from './categories.module.css';
import { SaveCategoryMembersDocument } from './categories.gen';
import { GridPreview } from './grid-preview';
import { changedMembers, countMoves, placed, placeKey, placementOf, type Placement } from './placement';
import { useRefreshCategories, type Candidate, type Category } from './queries';
import { categoryCodes, configureText } from './text';

export type ConfigurationProps = {
  assetId: string;
  axis: CategoryAxis;
  categories: readonly Category[];
  candidates: readonly Candidate[];
  whyNot: string | null;
};

/** Two lists, moves between them and a preview of the grid; nothing is stored until the user saves. */
export function Configuration({ assetId, axis, categories, candidates, whyNot }: ConfigurationProps) {
  const saved = placementOf(categories);
  const [placement, setPlacement] = useState<Placement>(saved);
  const onAxis = categories.filter(category => category.axis === axis);
  const move = (entityIds: readonly string[], to: string) =>
    setPlacement(before => placed(before, axis, entityIds, to === UNASSIGNED ? null : to));
  return (
    <div className={s.stack}>
      <SaveBar {...{ assetId, axis, categories, candidates, placement }} onReset={() => setPlacement(saved)} />
      <Lists key={axis} {...{ axis, candidates, placement, whyNot }} categories={onAxis} onMove={move} />
      <GridPreview categories={categories} candidates={candidates} placement={placement} />
    </div>
  );
}

type SaveBarProps = Omit<ConfigurationProps, 'whyNot'> & { placement: Placement; onReset: () => void };

function SaveBar({ assetId, axis, categories, candidates, placement, onReset }: SaveBarProps) {
  const t = useText(configureText);
  const save = useSave(assetId);
  const [isSaving, setSaving] = useState(false);
  const moves = countMoves(placementOf(categories), placement);
  const loose = candidates.filter(({ id }) => !placement.has(placeKey(axis, id))).length;
  const send = () => {
    setSaving(true);
    void save(changedMembers(categories, placement)).finally(() => setSaving(false));
  };
  return (
    <div className={s.bar}>
      <span role="status">
        <Tag tone={loose > 0 ? 'warn' : 'ok'}>{loose > 0 ? t('unassignedCount', { n: loose }) : t('allAssigned')}</Tag>{' '}
        {moves > 0 && <Tag tone="accent">{t('changes', { n: moves })}</Tag>}
      </span>
      <Button disabled={moves === 0 || isSaving} onClick={onReset}>
        {t('reset')}
      </Button>
      <WriteButton kind="primary" disabled={moves === 0} busy={isSaving} onClick={send}>
        {t('save')}
      </WriteButton>
    </div>
  );
}

function useSave(assetId: string) {
  const t = useText(configureText);
  const language = useLanguage();
  const refresh = useRefreshCategories();
  return async (members: ReturnType<typeof changedMembers>) => {
    try {
      await ask(SaveCategoryMembersDocument, { assetId, members });
      toast(t('saved'));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [code] = Object.values(error.fields).flat();
      toast(code ? codeWords(language, categoryCodes)(code) : t('conflict'), { tone: 'error' });
    }
    await refresh();
  };
}

type ListsProps = Omit<ConfigurationProps, 'assetId'> & {
  placement: Placement;
  onMove: (entityIds: readonly string[], to: string) => void;
};

function Lists({ axis, categories, candidates, placement, whyNot, onMove }: ListsProps) {
  const t = useText(configureText);
  const [left, setLeft] = useState(UNASSIGNED);
  const [right, setRight] = useState(categories[0]?.id ?? UNASSIGNED);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const within = (list: string) => candidates.filter(({ id }) => (placement.get(placeKey(axis, id)) ?? UNASSIGNED) === list);
  const atLeft = within(left);
  const atRight = within(right);
  const isMovable = whyNot === null && left !== right;
  const carry = (from: readonly Candidate[], to: string) => {
    onMove(
      from.flatMap(({ id }) => (chosen.has(id) ? [id] : [])),
      to,
    );
    setChosen(new Set());
  };
  const canCarry = (from: readonly Candidate[]) => isMovable && from.some(({ id }) => chosen.has(id));
  const list = { categories, chosen, onChoose: setChosen };
  if (categories.length === 0) return <Panel title={t('left')}>{t('noAxis')}</Panel>;
  return (
    <div className={s.lists}>
      <CandidateList {...list} title={t('left')} shown={left} onShow={setLeft} candidates={atLeft} />
      <div className={s.moves}>
        <Button icon={<ArrowRight size={14} />} disabled={!canCarry(atLeft)} onClick={() => carry(atLeft, right)}>
          {t('moveRight')}
        </Button>
        <Button icon={<ArrowLeft size={14} />} disabled={!canCarry(atRight)} onClick={() => carry(atRight, left)}>
          {t('moveLeft')}
        </Button>
      </div>
      <CandidateList {...list} title={t('right')} shown={right} onShow={setRight} candidates={atRight} />
    </div>
  );
}
