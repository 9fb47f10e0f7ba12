import { expect, test } from 'vitest';
import { accessReview } from './access-review';

const person = {
  id: '1',
  email: 'a@b.example',
  name: '=HYPERLINK("x")',
  role: 'admin',
  superuser: false,
  sso: true,
  hasAgreed: true,
  isLocked: false,
  isVerified: true,
  password_reset: false,
  state: 'active',
  version: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  lastLoginAt: null,
  organisationId: '2',
  organisationRef: 'HOSHI',
  organisationName: 'Hoshikawa, Ltd',
  packages: [{ id: '3', type: 'fxrates' }],
};

test('a review opens in a spreadsheet: marked, quoted, and no formula among the names', () => {
  const [head, row, end] = accessReview([person], 'en').split('\r\n');
  expect(head?.startsWith('\uFEFFOrganisation,')).toBe(true);
  expect(row).toBe(`HOSHI,"Hoshikawa, Ltd",a@b.example,"'=HYPERLINK(""x"")",admin,no,active,yes,no,yes,fxrates,2026-01-02T03:04:05.000Z,`);
  expect(end).toBe('');
  expect(accessReview([person], 'jp').split('\r\n')[0]).toContain('メールアドレス');
});
