export { HOUSE_ZONE as SITE_ZONE } from '#src/ui/house-zone.ts';
