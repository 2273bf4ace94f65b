import type { PageName } from '#contract/routes.ts';
import type { HomeSection } from '#machines/home/index.ts';

const home: readonly HomeSection[] = ['card', 'classes', 'lanes', 'tools', 'closing'];

const sections: Partial<Record<PageName, readonly string[]>> = { home, business: ['network', 'lead'] };

export const sectionsOf = (page: PageName): readonly string[] => sections[page] ?? [];
