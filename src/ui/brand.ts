import type { ShownBrand } from '#domain/company/brand.ts';

/** The name the site was built with; together with tokens.css all that is changed to make it a company's own. */
export const builtBrand = { name: '化舟', latinName: 'HuaZhou', logo: null } as const;

/** What the copy says at this moment: what the company's operators said, else what the site was built with. */
export const brand = {
  ...(builtBrand as ShownBrand),
  /** The sister brands of the header's second and third tab. */
  freight: '陆舟',
  consolidation: '拼舟',
};

/** The words of one company: they are put together at once, so that no other company's come between. */
export function inBrand<Words>(shown: ShownBrand, say: () => Words): Words {
  const before = { ...brand };
  Object.assign(brand, shown);
  try {
    return say();
  } finally {
    Object.assign(brand, before);
  }
}

/** The ground of the logo in each theme, for what is outside the page: the browser's frame and the installed icon. */
export const brandColours = { light: '#0f3a5f', dark: '#1d5788' } as const;
