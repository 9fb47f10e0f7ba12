import { expect, test } from 'vitest';
import { securityHeaders } from '#platform/security-headers';

test('row 10: scripts come from ourselves, never inline; nothing frames us', () => {
  const policy = securityHeaders({ appEnv: 'production' })['content-security-policy'];
  const scripts = policy?.split('; ').find(rule => rule.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self'");
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'", "connect-src 'self'"])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe-eval');
});

test('secure transport is demanded in production only', () => {
  expect(securityHeaders({ appEnv: 'production' })['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(securityHeaders({ appEnv: 'local' })).not.toHaveProperty('strict-transport-security');
});

test('a configured contact form, and it alone, may be framed', () => {
  expect(securityHeaders({ appEnv: 'local', contactEmbedUrl: 'https://forms.example/embed/1?x=1' })['content-security-policy']).toContain(
    "frame-src 'self' https://forms.example",
  );
  expect(securityHeaders({ appEnv: 'local' })['content-security-policy']).not.toContain('frame-src');
});
