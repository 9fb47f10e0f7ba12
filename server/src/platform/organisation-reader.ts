import { AppError } from '@hakaru/contract/errors';
import type { Language } from '@hakaru/contract/languages';
import type { App, SignedIn } from './context';
import { readOrganisation } from './session-lookup';

type Asked = { organisationId: string; requestedBy: string; requesterName: string; language: Language; job: string };

/**
 * The actor for a job that somebody requested. They may have left since, and the work belongs to the organisation: it is done with the
 * organisation's current access and the least powerful role.
 */
export async function organisationReader(
  app: App,
  { organisationId, requestedBy, requesterName, language, job }: Asked,
): Promise<SignedIn> {
  const organisation = await readOrganisation(app, organisationId);
  if (!organisation) throw new AppError('notFound');
  const never = new Date(0).toISOString();
  return {
    app,
    db: app.database.db,
    request: { id: job, ip: '', userAgent: '', language, module: null, tokenHash: null },
    actor: {
      sessionId: '',
      expiresAt: never,
      seenAt: never,
      impersonatedRole: null,
      packages: [],
      unread: 0,
      original: null,
      organisation,
      user: {
        id: requestedBy,
        organisationId,
        email: '',
        name: requesterName,
        title: null,
        phoneNumber: null,
        role: 'readonly',
        superuser: false,
        agreed: true,
        verified: true,
        passwordReset: false,
        preferences: {},
      },
    },
  };
}
