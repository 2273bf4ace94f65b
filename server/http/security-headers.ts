import type { Settings } from '#src/config/settings.ts';

export type HeaderBag = Readonly<Record<string, string>>;

export const CSP_REPORT_PATH = '/csp-report';

const origins = (...addresses: (string | null)[]): string[] =>
  addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));

/** Builds the CSP; configured services are listed by exact origin. */
function contentSecurityPolicy({ site }: Settings, api: string | null): string {
  const connect = ["'self'", ...origins(api, site.marketData, site.maps)];
  const images = ["'self'", 'data:', 'blob:', ...origins(site.maps, site.userCentre)];
  const frames = origins(site.maps);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${images.join(' ')}`,
    `connect-src ${connect.join(' ')}`,
    "font-src 'self'",
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');
}

/**
 * Headers of every response. COOP allows pop-ups: the site must detect whether the user centre's tab was blocked,
 * and a severed handle looks like a blocked one.
 */
export function securityHeaders(settings: Settings, api: string | null): HeaderBag {
  return {
    'content-security-policy': contentSecurityPolicy(settings, api),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}

/** Sent over HTTPS only: browsers ignore it over HTTP, and on loopback it would affect other programs. */
export const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';
