/** Page for road enquiries and their answers. */
export const ROAD_PAGE = '/brand/freight';
