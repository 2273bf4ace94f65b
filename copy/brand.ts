import type { ShownBrand } from '#domain/company/brand.ts';

/** Brand compiled into the site; together with tokens.css, all that a company has to change. */
export const builtBrand = { name: '化舟', latinName: 'HuaZhou', logo: null } as const;

/** Brand currently used by the copy: the operators' settings, else the built-in brand. */
export const brand = {
  ...(builtBrand as ShownBrand),
  /** Sister brands of the second and third header tab. */
  freight: '陆舟',
  consolidation: '拼舟',
};

/** Evaluates copy with a company's brand. Synchronous, so that requests of different companies cannot mix. */
export function inBrand<Words>(shown: ShownBrand, say: () => Words): Words {
  const before = { ...brand };
  Object.assign(brand, shown);
  try {
    return say();
  } finally {
    Object.assign(brand, before);
  }
}

/** Logo background by theme, for the browser frame and the installed icon. */
export const brandColours = { light: '#0f3a5f', dark: '#1d5788' } as const;
