import type { Api } from '#src/api/index.ts';
import { readAllLocations } from '#src/features/search/location-list.ts';

export const namesOf = (rows: readonly (readonly [code: string, name: string])[]) => Object.fromEntries(rows);

/** The shipping lines and the ports that a form is chosen from, with what they are called. */
export async function readCarrierChoices(api: Api) {
  const [lines, places] = await Promise.all([
    api.suppliers({ params: { role: 'CARRIER' } }),
    readAllLocations(api, 'port'),
  ]);
  return {
    carriers: lines.map(({ id }) => id),
    ports: places.origins.map(({ code }) => code),
    carrierNames: namesOf(lines.map(({ id, name }) => [id, `${name} ${id}`])),
    places,
    portNames: namesOf(places.destinations.map(({ code, name }) => [code, `${name} ${code}`])),
  };
}
