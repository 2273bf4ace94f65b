import { expect, it } from 'vitest';
import {
  importServices,
  isList,
  isSchedule,
  isWork,
  readsRoutes,
  servicesOf,
  timetableOf,
} from '#domain/imports/services.ts';

it('[10.4] departures, work and lanes are distinguished, and only vessels between countries have routes', () => {
  const words = (isMeant: (service: (typeof importServices)[number]) => boolean) =>
    importServices.filter(isMeant).join(' ');
  expect(words(isSchedule)).toBe('sailings flights trains coasters');
  expect(words(isWork)).toBe('cfs warehouse truck dgdesk fclWorks tankWorks flexitankWorks');
  expect(words(isList)).toBe('unList');
  expect(words(readsRoutes)).toBe('sailings');
});

it('[10.4] each service that is sold by lanes has a timetable, and a timetable the services it is for', () => {
  expect(servicesOf('sailings')).toEqual(['fcl', 'lcl', 'tank', 'flexitank']);
  expect(servicesOf('flights')).toEqual(['air']);
  expect(servicesOf('trains')).toEqual(['rail']);
  expect(servicesOf('coasters')).toEqual(['domestic']);
  expect(Object.keys(timetableOf)).toHaveLength(7);
});
