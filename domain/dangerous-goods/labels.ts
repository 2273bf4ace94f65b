/** The labels a package bears: the main class, then the subsidiary ones, each once; then the fish where it pollutes. */
export function labelsOf(goods: {
  mainClass: string;
  subsidiaryClasses: readonly string[];
  marinePollutant: boolean;
}): string[] {
  const labels = [...new Set([goods.mainClass, ...goods.subsidiaryClasses])];
  return goods.marinePollutant ? [...labels, MARINE_POLLUTANT_LABEL] : labels;
}

export const MARINE_POLLUTANT_LABEL = 'MP';

/** Always environmentally hazardous: the mark cannot be taken off. */
export function isPollutantLocked(unNo: string): boolean {
  return unNo === '3077' || unNo === '3082';
}

/** Millimetres of a side, at least. */
export const PACKAGE_LABEL_MM = 100;
export const CONTAINER_PLACARD_MM = 250;
