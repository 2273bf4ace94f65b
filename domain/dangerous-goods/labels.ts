/** Package labels: the main class, the subsidiary classes without repetition, then the marine pollutant mark. */
export function labelsOf(goods: {
  mainClass: string;
  subsidiaryClasses: readonly string[];
  marinePollutant: boolean;
}): string[] {
  const labels = [...new Set([goods.mainClass, ...goods.subsidiaryClasses])];
  return goods.marinePollutant ? [...labels, MARINE_POLLUTANT_LABEL] : labels;
}

export const MARINE_POLLUTANT_LABEL = 'MP';

/** Numbers that are environmentally hazardous by definition: the mark cannot be removed. */
export function isPollutantLocked(unNo: string): boolean {
  return unNo === '3077' || unNo === '3082';
}

/** Minimum side length in millimetres. */
export const PACKAGE_LABEL_MM = 100;
export const CONTAINER_PLACARD_MM = 250;
