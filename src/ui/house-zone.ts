/** What is not a port's own time stands in the time of the house. */
export { CHINA as HOUSE_ZONE } from '#domain/schedule/zone.ts';
