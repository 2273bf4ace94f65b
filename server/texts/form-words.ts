import '#src/ui/copy/booking/services.ts';

/** The server refers to the forms of every service, so their words are loaded with these. */
export { choiceName } from '#src/ui/copy/booking/choices.ts';
export { errorText } from '#src/ui/copy/booking/errors.ts';
export { fieldLabel } from '#src/ui/copy/booking/fields.ts';
export { valueText } from '#src/ui/copy/booking/value-text.ts';
