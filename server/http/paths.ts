/** Path of a request URL, still encoded. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0]!;

/** Decodes a path; null for malformed percent-encoding. The result must be used, or the bundler drops the call. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A path that no page has. */
const NO_PAGE = '/%EF%BF%BD';

/** Rewrites a malformed page URL to the 404 page; malformed calls stay as they are. */
export function routedUrl(url = '/'): string {
  const path = pathOf(url);
  return decodedPath(path) === null && !isCallPath(path) ? NO_PAGE : url;
}

/** True for paths of the contract's calls. */
export const isCallPath = (path: string): boolean => path.startsWith('/api-') || path.startsWith('/api/');
