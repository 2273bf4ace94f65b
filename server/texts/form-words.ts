import '#copy/booking/services.ts';

/** The server refers to the forms of every service, so their words are loaded with these. */
export { choiceName, valueText } from '#copy/booking/choices.ts';
export { errorText } from '#copy/booking/errors.ts';
export { fieldLabel } from '#copy/booking/fields.ts';
