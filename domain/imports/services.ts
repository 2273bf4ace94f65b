/** Services that are sold by lanes, whose prices come in from a file. */
export const rateServices = ['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic'] as const;
export type RateService = (typeof rateServices)[number];

/** Tables of prices without a lane: work on goods, boxes and tanks, carriage by road, what is added to a booking. */
export const workServices = ['cfs', 'warehouse', 'truck', 'dgdesk', 'fclWorks', 'tankWorks', 'flexitankWorks'] as const;
export type WorkService = (typeof workServices)[number];

/** The list of dangerous goods: it has no price, and comes in by the calls and the people that prices do. */
export const listServices = ['unList'] as const;
export type ListService = (typeof listServices)[number];

export const pricedServices = [...rateServices, ...workServices, ...listServices] as const;

/** Timetables that come in from a file, each as what departs. */
export const scheduleServices = ['sailings', 'flights', 'trains', 'coasters'] as const;
export type ScheduleService = (typeof scheduleServices)[number];

export const importServices = [...pricedServices, ...scheduleServices] as const;
/** What a file of the operator room holds: prices of a service, or departures. */
export type ImportService = (typeof importServices)[number];

export const isSchedule = (service: ImportService): service is ScheduleService =>
  scheduleServices.some((one) => one === service);

export const isList = (service: ImportService): service is ListService => listServices.some((one) => one === service);

export const isWork = (service: ImportService): service is WorkService => workServices.some((one) => one === service);

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
