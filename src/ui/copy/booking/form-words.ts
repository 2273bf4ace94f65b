/** The words that the forms of all services share: a form whose first step needs no more than field-words.ts brings them with its later steps. */
import './choices.ts';
import './fields.ts';
