/** The height of what a search asks, of a service: kept free until it is known, so that nothing below it moves. */
const ROOM: Readonly<Record<string, string>> = {
  rail: 'min-h-35 md:min-h-24 lg:min-h-20',
  warehouse: 'min-h-35 md:min-h-24 lg:min-h-20',
  tank: 'min-h-52 md:min-h-32',
};

export const askedRoom = (service: string) => ROOM[service] ?? 'min-h-48 md:min-h-31 lg:min-h-20';
