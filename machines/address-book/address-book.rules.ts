import type { Party } from '#domain/booking/party.ts';
import { keptPartyForm } from '#domain/booking/party-texts.ts';
import { readFlat } from '#domain/form/flat.ts';

/** What is wrong with a party as it is typed, by field. */
export const errorsIn = (party: Party) => readFlat(keptPartyForm, party).errors;
