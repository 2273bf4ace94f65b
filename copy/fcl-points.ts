import type { CodeNames } from '#domain/reference/code-names.ts';

/** Where a full container is received and delivered. */
export const point: CodeNames = { CY: 'CY 堆场', SD: 'SD 门点', CFS: 'CFS 货运站' };
export const pointName = (code = ''): string => point[code] ?? code;
