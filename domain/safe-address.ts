interface ParsedAddress {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
}

/** URL exists in browsers and Node; this layer is compiled without the types of either. */
declare const URL: new (address: string, base: string) => ParsedAddress;

export interface AddressRule {
  /** Origin of the site, always allowed. */
  origin: string;
  /** URLs whose exact origins are allowed. */
  allowed: readonly string[];
}

const LONGEST_ADDRESS = 2_048;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function parse(address: string, base: string): ParsedAddress | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Returns the absolute redirect target, or the home page when it is not allowed. */
export function safeAddress(target: unknown, rule: AddressRule): string {
  const own = parse('/', rule.origin);
  if (own === null) return '/';
  if (typeof target !== 'string' || target.length > LONGEST_ADDRESS) return own.href;
  const parsed = parse(target, own.href);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return own.href;
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return own.href;
  if (parsed.origin === own.origin) return parsed.href;
  if (parsed.protocol === 'http:' && !loopback.has(parsed.hostname)) return own.href;
  const origins = rule.allowed.map((address) => parse(address, own.href)?.origin);
  return origins.includes(parsed.origin) ? parsed.href : own.href;
}

export function isSafeAddress(target: string, rule: AddressRule): boolean {
  const home = parse('/', rule.origin)?.href;
  const safe = safeAddress(target, rule);
  return safe !== home || (home !== undefined && parse(target, home)?.href === home);
}
