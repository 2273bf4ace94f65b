/** Latitude north and longitude east of each city's centre. */
// biome-ignore format: a table reads by rows
export const cityPoints: Readonly<Record<string, readonly [north: number, east: number]>> = {
  310000: [31.23, 121.47], 110000: [39.90, 116.41], 120000: [39.13, 117.20], 500000: [29.56, 106.55],
  330200: [29.87, 121.55], 330100: [30.27, 120.16], 330400: [30.75, 120.76], 330600: [30.00, 120.58],
  331000: [28.66, 121.42], 330900: [29.99, 122.21], 330782: [29.31, 120.08],
  320100: [32.06, 118.80], 320500: [31.30, 120.59], 320585: [31.45, 121.13], 320582: [31.88, 120.56],
  320200: [31.49, 120.31], 320400: [31.81, 119.97], 320600: [31.98, 120.89], 320700: [34.60, 119.22],
  340100: [31.82, 117.23], 370200: [36.07, 120.38], 370100: [36.65, 117.12], 370300: [36.81, 118.05],
  370500: [37.43, 118.67], 370600: [37.46, 121.45], 370700: [36.71, 119.16], 210200: [38.91, 121.61],
  210800: [40.67, 122.24], 440100: [23.13, 113.26], 440300: [22.54, 114.06], 441900: [23.02, 113.75],
  441300: [23.11, 114.42], 440800: [21.27, 110.36], 350200: [24.48, 118.09], 350100: [26.07, 119.30],
  350500: [24.87, 118.68], 450700: [21.98, 108.65], 420100: [30.59, 114.31], 430100: [28.23, 112.94],
  410100: [34.75, 113.63], 610100: [34.34, 108.94], 510100: [30.57, 104.07], 650100: [43.83, 87.62],
};

const EARTH_KM = 6371;
/** Ratio of road to straight distance, and kilometres within one city. */
const WINDING = 1.3;
const WITHIN_A_CITY = 40;
const STEP = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Estimates the road distance in kilometres; null when a city's location is unknown. */
export function roadKilometres(from: string, to: string): number | null {
  const [start, end] = [cityPoints[from], cityPoints[to]];
  if (start === undefined || end === undefined) return null;
  const [north, east] = [radians(end[0] - start[0]), radians(end[1] - start[1])];
  const part =
    Math.sin(north / 2) ** 2 + Math.cos(radians(start[0])) * Math.cos(radians(end[0])) * Math.sin(east / 2) ** 2;
  const straight = 2 * EARTH_KM * Math.asin(Math.sqrt(part));
  return Math.max(WITHIN_A_CITY, Math.ceil((straight * WINDING) / STEP) * STEP);
}
