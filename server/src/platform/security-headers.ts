import type { Settings } from './settings';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'", // the components use inline styles for sizes and positions
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

/** Sent with every reply. Only a configured contact form may be framed. */
export function securityHeaders({ appEnv, contactEmbedUrl }: Pick<Settings, 'appEnv' | 'contactEmbedUrl'>): Record<string, string> {
  const frames = contactEmbedUrl ? [`frame-src 'self' ${new URL(contactEmbedUrl).origin}`] : [];
  return {
    'content-security-policy': [...policy, ...frames].join('; '),
    // Browsers must not cache a reply, unless it allows it, as the files of the web do.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(appEnv === 'production' ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
