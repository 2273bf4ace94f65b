const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host) || host.endsWith('.localhost');

/** Why nobody can sign in safely from here; null where everybody can. */
export function signInObstacle(): 'insecure' | 'cookiesBlocked' | null {
  if (location.protocol === 'http:' && !isLoopback(location.hostname)) return 'insecure';
  return navigator.cookieEnabled ? null : 'cookiesBlocked';
}
