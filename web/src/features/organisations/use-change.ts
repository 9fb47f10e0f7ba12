import { AppError } from '@hakaru/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import {
  PlatformOrganisationDocument,
  UpdateOrganisationDocument,
  type OrganisationChange,
  type OrganisationDetailFragment,
} from './organisations.gen';
import { organisationsText } from './text';

export type Conflict = { latest: OrganisationDetailFragment; mine: OrganisationChange };

/**
 * Saves one part of an organisation with the version that was read. When somebody else was first, nothing is overwritten and nothing is
 * lost: the form keeps its input, and the conflict shows their changes.
 */
export function useChange(organisation: OrganisationDetailFragment) {
  const t = useText(organisationsText);
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const show = (latest: OrganisationDetailFragment) => {
    client.setQueryData(organisationKey(latest.id), { organisation: latest });
    setConflict(null);
  };
  const save = async (change: OrganisationChange, version = organisation.version) => {
    const { id } = organisation;
    try {
      const { updateOrganisation } = await ask(UpdateOrganisationDocument, { id, version, change }, undefined, 'admin');
      toast(t('saved'));
      show(updateOrganisation);
      const others = ['list', 'trail'].map(part => client.invalidateQueries({ queryKey: ['organisations', part] }));
      await Promise.all([...others, client.invalidateQueries({ queryKey: ['organisation-packages'] }), refreshProfile()]);
    } catch (error) {
      if (error instanceof AppError && error.refusal === 'conflict') {
        const { organisation: latest } = await ask(PlatformOrganisationDocument, { id }, undefined, 'admin');
        setConflict({ latest, mine: change });
      }
      throw error;
    }
  };
  return { save, conflict, takeTheirs: show };
}

export function organisationKey(id: string): readonly string[] {
  return ['organisations', 'one', id];
}
