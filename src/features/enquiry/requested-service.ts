import { type EnquiryReason, type EnquiryService, enquiryReasons, sharedPageServices } from '#domain/enquiry/kinds.ts';
import { readFields } from '#domain/query-text.ts';
import { currentAddress } from '#src/browser/address.ts';

/** Query the page was opened with; empty during server rendering. */
export const arrivalQuery = () => (typeof location === 'undefined' ? '' : currentAddress().query);

/** Query fields that select the form and give the reason for it. */
export const FORM_FIELDS = ['service', 'reason'] as const;

/** The service that an address of the common page asks about. */
export const serviceOfQuery = (query: string): EnquiryService => {
  const named = readFields(query).get('service');
  return sharedPageServices.find((service) => service === named) ?? 'fcl';
};

/** Why the goods are asked about, where the link that led here says it. */
export const reasonOfQuery = (query: string): EnquiryReason | null => {
  const named = readFields(query).get('reason');
  return enquiryReasons.find((reason) => reason === named) ?? null;
};
