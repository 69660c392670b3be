/** What a chain would set, and nobody can weaken by a tag in the page. No inline script or style, no string that becomes code. */
const policy = (frameAncestors: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The security headers of every answer. `frameAncestors` is who may show the site in a frame, as the policy writes it. */
export const securityHeaders = (frameAncestors = "'none'"): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(frameAncestors),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** Only where the guest came by https: on http a browser ignores it. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
