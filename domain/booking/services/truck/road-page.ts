/** Where roads are asked about, and where what was answered stands. */
export const ROAD_PAGE = '/brand/freight';
