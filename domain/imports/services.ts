/** Services with prices per lane, imported from files. */
export const rateServices = ['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic'] as const;
export type RateService = (typeof rateServices)[number];

/** Price tables without lanes: work on goods, containers and tanks, road carriage, booking add-ons. */
export const workServices = ['cfs', 'warehouse', 'truck', 'dgdesk', 'fclWorks', 'tankWorks', 'flexitankWorks'] as const;
export type WorkService = (typeof workServices)[number];

/** The dangerous goods list has no prices but uses the same import. */
export const listServices = ['unList'] as const;
export type ListService = (typeof listServices)[number];

export const pricedServices = [...rateServices, ...workServices, ...listServices] as const;

export const scheduleServices = ['sailings', 'flights', 'trains', 'coasters'] as const;
export type ScheduleService = (typeof scheduleServices)[number];

export const importServices = [...pricedServices, ...scheduleServices] as const;
/** All tables operators import: prices, lists and departures. */
export type ImportService = (typeof importServices)[number];

export const isSchedule = (service: ImportService): service is ScheduleService =>
  scheduleServices.some((one) => one === service);

/** Tables of a kind share the calls of imports. */
export const importServicesOf = { rates: pricedServices, schedules: scheduleServices } as const;
export type ImportKind = keyof typeof importServicesOf;

export const importKindOf = (service: ImportService): ImportKind => (isSchedule(service) ? 'schedules' : 'rates');

export const isList = (service: ImportService): service is ListService => listServices.some((one) => one === service);

export const isWork = (service: ImportService): service is WorkService => workServices.some((one) => one === service);

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

/** Carriers publish route files only for ocean vessels. */
export const readsRoutes = (service: ImportService): boolean => service === 'sailings';
