/** Texts shared by all services. A form whose first step needs only field-words.ts loads them with its later steps. */
import './choices.ts';
import './fields.ts';
