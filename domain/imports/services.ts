/** Services whose prices come in from a file. */
export const rateServices = ['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic'] as const;
export type RateService = (typeof rateServices)[number];

/** Timetables that come in from a file, each as what departs. */
export const scheduleServices = ['sailings', 'flights', 'trains', 'coasters'] as const;
export type ScheduleService = (typeof scheduleServices)[number];

export const importServices = [...rateServices, ...scheduleServices] as const;
/** What a file of the operator room holds: prices of a service, or departures. */
export type ImportService = (typeof importServices)[number];

export const isSchedule = (service: ImportService): service is ScheduleService =>
  scheduleServices.some((one) => one === service);

/** Which departures a service sells. */
export const timetableOf: Readonly<Record<RateService, ScheduleService>> = {
  fcl: 'sailings',
  lcl: 'sailings',
  tank: 'sailings',
  flexitank: 'sailings',
  air: 'flights',
  rail: 'trains',
  domestic: 'coasters',
};

export const servicesOf = (timetable: ScheduleService): RateService[] =>
  rateServices.filter((service) => timetableOf[service] === timetable);

/** Carriers' own routes are read of vessels between countries. */
export const readsRoutes = (service: ImportService): boolean => service === 'sailings';
