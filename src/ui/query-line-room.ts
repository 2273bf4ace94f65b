/** The height of the folded search and of its facts, kept free until they are known so that nothing below them moves. */
export const lineRoom = 'min-h-7';
/** Of both places: long names take two lines on a phone. */
export const placesRoom = 'flex min-w-0 items-center max-md:min-h-5 max-md:flex-1';
export const factsRoom = (hasNumber: boolean) => (hasNumber ? 'min-h-6.75 lg:min-h-4' : 'min-h-2.25');
