/** What is not a port's own time stands in the time of the house. */
export const HOUSE_ZONE = 'Asia/Shanghai';
