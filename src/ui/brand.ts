/** The name a company puts on the site; together with tokens.css all it changes to make the site its own. */
export const brand = { name: '化舟', latinName: 'HuaZhou' } as const;
