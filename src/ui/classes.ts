export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

/** Height of the folded search and its facts, reserved while they load so that nothing below shifts. */
export const lineRoom = 'min-h-7';
/** Height of both locations: long names wrap to two lines on phones. */
export const placesRoom = 'flex min-w-0 items-center max-md:min-h-5 max-md:flex-1';
export const factsRoom = (hasNumber: boolean) => (hasNumber ? 'min-h-6.75 lg:min-h-4' : 'min-h-2.25');
