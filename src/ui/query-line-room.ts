/** The height of the folded search and of its facts, kept free until they are known so that nothing below them moves. */
export const lineRoom = 'min-h-7';
export const factsRoom = (hasNumber: boolean) => (hasNumber ? 'min-h-6.75 lg:min-h-4' : 'min-h-2.25');
