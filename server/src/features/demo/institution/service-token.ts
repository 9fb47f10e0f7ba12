import { TOKEN_DAYS_MAX } from '@hakaru/contract/service-tokens';
import { demoId } from '#features/demo/demo-id';
import { plantServiceToken } from '#features/service-tokens/public';
import type { Db } from '#platform/db';
import { hashToken } from '#platform/session';

/** Stands in the README beside the demo's passwords, and is worth as little: it reads the demo institution. */
export const DEMO_TOKEN = 'hakaru_demo-reads-hoshikawa-electric-pension';

/** The fund's data warehouse reads values, returns and prices every morning. */
export async function insertServiceToken(trx: Db, now: Date): Promise<void> {
  await plantServiceToken(trx, {
    organisationId: demoId('HOSHI'),
    userId: demoId('admin@hoshikawa.example'),
    id: demoId('HOSHI service token warehouse'),
    name: 'データウェアハウス',
    scopes: ['portfolio.read', 'markets.read'],
    hash: hashToken(DEMO_TOKEN),
    expiresAt: new Date(now.getTime() + TOKEN_DAYS_MAX * 86_400_000),
  });
}
