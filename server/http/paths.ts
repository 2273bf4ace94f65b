/** The path of a request's address, as it was sent. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0]!;

/** A path as text; null for half of a percent sign's two digits, or half of a character. The bundler drops a decoding whose text nobody takes. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** No page's path. */
const NO_PAGE = '/%EF%BF%BD';

/** A mangled link of the site leads to its page for what is not there; a mangled call stays one. */
export function routedUrl(url = '/'): string {
  const path = pathOf(url);
  return decodedPath(path) === null && !isCallPath(path) ? NO_PAGE : url;
}

/** Whether the contract's calls live there; nothing else does. */
export const isCallPath = (path: string): boolean => path.startsWith('/api-') || path.startsWith('/api/');
