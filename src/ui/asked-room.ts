/** The height of what a search asks, of a service: kept free until it is known, so that nothing below it moves. */
const ROOM: Readonly<Record<string, string>> = {
  rail: 'min-h-35 md:min-h-24 lg:min-h-20',
  warehouse: 'min-h-35 md:min-h-24 lg:min-h-20',
  tank: 'min-h-52 md:min-h-32',
};

export const askedRoom = (service: string) => ROOM[service] ?? 'min-h-48 md:min-h-31 lg:min-h-20';

/** And of the days it is narrowed to, where they do not stand beside the rest. */
export const askedDates = (service: string) => (service === 'tank' ? 'h-6.5 lg:hidden' : 'h-6.5 md:hidden');
