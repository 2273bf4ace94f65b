/** The brand of the house: another company puts its own here and in the token file. */
export const brand = {
  name: '化舟',
  latinName: 'HuaZhou',
} as const;
