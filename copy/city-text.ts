/** A municipality is its own province. */
export const cityText = (province: string, city: string): string =>
  province === '' || province === city ? city : `${province} ${city}`;
