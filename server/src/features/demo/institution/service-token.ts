import { TOKEN_DAYS_MAX } from '@hakaru/contract/service-tokens';
import { demoId } from '#features/demo/demo-id';
import { plantServiceToken } from '#features/service-tokens/public';
import type { Db } from '#platform/db';
import { hashToken } from '#platform/session';

/** Public in the README like the demo's passwords; it reads demo data only. */
export const DEMO_TOKEN = 'hakaru_demo-reads-hoshikawa-electric-pension';

/** The token with which the fund's data warehouse reads values, returns and prices every morning. */
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
