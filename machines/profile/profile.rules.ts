/** Empty, or something before and after one @ with a dot in the domain. */
export const isEmailAcceptable = (email: string) =>
  email === '' || (email.length <= 100 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email));
