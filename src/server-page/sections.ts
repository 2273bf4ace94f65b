import type { PageName } from '#contract/routes.ts';
import type { HomeSection } from '#machines/home/index.ts';

const home: readonly HomeSection[] = ['card', 'classes', 'lanes', 'tools', 'closing'];

/** What of a page begins only where it comes near, as it stands on the page. */
export const sectionsOf = (page: PageName): readonly string[] => (page === 'home' ? home : []);
