import type { EnquiryField } from '#domain/enquiry/fields.ts';
import type { EnquiryService } from '#domain/enquiry/kinds.ts';
import { fcl } from './fcl.ts';
import { enquiryForm, enquiryNotes, enquiryPlaced, lcl, truck, unclaimedDraft } from './form.ts';
import { air, cfs, dgdesk, domestic, flexitank, rail, tank, warehouse } from './services.ts';

const kinds = { fcl, lcl, truck, air, rail, domestic, flexitank, tank, warehouse, dgdesk, cfs };

const titles = Object.fromEntries(Object.entries(kinds).map(([service, { title }]) => [service, title])) as Record<
  EnquiryService,
  string
>;

/** Loads all enquiry texts; a page loads only those of its own form. */
export const enquiry = {
  ...enquiryForm,
  ...enquiryNotes,
  ...enquiryPlaced,
  unclaimed: unclaimedDraft,
  titles,
  fields: {
    ...fcl.fields,
    ...truck.fields,
    ...tank.fields,
    ...flexitank.fields,
    ...warehouse.fields,
    ...dgdesk.fields,
    ...cfs.fields,
    ...enquiryForm.fields,
  } satisfies Record<EnquiryField, string>,
  ownFields: { truck: truck.fields, air: air.fields, rail: rail.fields, tank: tank.fields },
  currencies: fcl.choices.targetCurrency as Readonly<Record<string, string>>,
  services: fcl.choices.services as Readonly<Record<string, string>>,
} as const;
