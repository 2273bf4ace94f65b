/** The path of a request's address, as it was sent. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0]!;

/** Whether a path is text: half of a percent sign's two digits, or half of a character, is not. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** No page's path. */
const NO_PAGE = '/%EF%BF%BD';

/** A mangled link of the site leads to its page for what is not there; a mangled call stays one. */
export function routedUrl(url = '/'): string {
  const path = pathOf(url);
  return isReadable(path) || isCallPath(path) ? url : NO_PAGE;
}

/** Whether the contract's calls live there; nothing else does. */
export const isCallPath = (path: string): boolean => path.startsWith('/api-') || path.startsWith('/api/');
