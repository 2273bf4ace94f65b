import { cities } from '../reference/cities.ts';

/** Location outside the listed cities, given as free text. */
export const OTHER_CITY = '000000';

const isCounty = (code: string) => !code.endsWith('00');

/**
 * City of a free-text location: a county takes precedence over its prefecture, else the first match; null without a
 * match.
 */
export function cityIn(location: string): string | null {
  const named = cities.flatMap(({ nameCn, code }) => {
    const at = location.indexOf(nameCn);
    return at < 0 ? [] : [{ at, code }];
  });
  const [first] = named.sort(
    (one, other) => Number(isCounty(other.code)) - Number(isCounty(one.code)) || one.at - other.at,
  );
  return first?.code ?? null;
}

export const cityName = (code: string): string => cities.find((city) => city.code === code)?.nameCn ?? code;

export function addressIn(location: string): { district: string; address: string } {
  const city = cityIn(location);
  const name = city === null ? '' : cityName(city);
  const after = name === '' ? location : location.slice(location.indexOf(name) + name.length).replace(/^市/, '');
  const [, district = '', address = after] = /^\s*([^\s路街道号]{1,18}[区县市旗])\s*(.*)$/.exec(after) ?? [];
  return { district, address: address.trim() };
}
