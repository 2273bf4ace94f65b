/** Times without a port are shown in the company's time zone. */
export { CHINA as HOUSE_ZONE } from '#domain/schedule/zone.ts';
