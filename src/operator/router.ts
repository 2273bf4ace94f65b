import type { BaseLocationHook } from 'wouter';

/** The room has one address; a link into the site opens beside it. */
export const besideTheRoom: BaseLocationHook = () => [
  '/desk/',
  (to: string) => {
    window.open(to, '_blank', 'noopener');
  },
];
