/** The path of a request's address, as it was sent. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0]!;

/** Whether the contract's calls live there; nothing else does. */
export const isCallPath = (path: string): boolean => path.startsWith('/api-') || path.startsWith('/api/');
