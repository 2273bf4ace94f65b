/** The name a company puts on the site; together with tokens.css all it changes to make the site its own. */
export const brand = {
  name: '化舟',
  latinName: 'HuaZhou',
  /** The sister brands of the header's second and third tab. */
  freight: '陆舟',
  consolidation: '拼舟',
} as const;

/** The ground of the logo in each theme, for what is outside the page: the browser's frame and the installed icon. */
export const brandColours = { light: '#0f3a5f', dark: '#1d5788' } as const;
