import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import type { AmendedOrder, BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import { readersOf } from '#domain/booking/service.ts';
import { readOrderOrigin } from '#domain/orders/order-link.ts';
import type { DraftIntent, OpenAnswer } from '#machines/booking/index.ts';
import type { AgreementText, OrderAnswer, OrderRequest, PlacedOrder } from '#machines/checkout/index.ts';
import type { KeptDraft, SaveAnswer } from '#machines/draft/index.ts';
import type { FormRenewal, RenewedForm } from '#machines/order-form/index.ts';
import type { PriceQuote, PriceRequest } from '#machines/pricing/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import type { Api, CallOptions } from '#src/api/index.ts';
import * as calls from './calls.ts';
import { keepHere } from './drafts.ts';
import { type OpenSources, openForm, sourcesOf } from './open-form.ts';
import type { ServiceForms } from './service-forms.ts';

/** A form that is not whole is no form: an older version's, or a damaged one. */
export const readerOfForm =
  <Schema extends GenericSchema>(schema: Schema) =>
  (value: unknown): InferOutput<Schema> | null => {
    const read = safeParse(schema, value);
    return read.typed ? read.output : null;
  };

/** Service functions that the booking page calls, with the form types erased. */
export interface BookingPorts {
  code: ServiceForms<object, BookingFacts, object>['code'];
  service: BookingService;
  open(sources: OpenSources, query: string, intent: DraftIntent): Promise<OpenAnswer>;
  quote(api: Api, request: PriceRequest, signal: AbortSignal): Promise<PriceQuote>;
  placeOrder(api: Api, request: OrderRequest): Promise<OrderAnswer>;
  loadAgreement(api: Api, kind: AgreementText['kind'], signal: AbortSignal): Promise<AgreementText>;
  renew(sources: OpenSources, query: string, renewal: FormRenewal): Promise<RenewedForm>;
  saveDraft(api: Api, kept: KeptDraft): Promise<SaveAnswer>;
  keepHere(session: SessionRef, kept: KeptDraft): void;
}

/** A form is read by the schema of its service, which the call names beside it. */
type Part = RequestOf<Table['quote']>;
type Order = RequestOf<Table['placeOrder']>;
type Accepted = RequestOf<Table['acceptEnquiry']>;

/** An order of an answered enquiry names it and its option beside the form. */
function place(
  api: Api,
  order: { service: string; quoteId: string; form: BookingForm },
  options: CallOptions & { idempotencyKey: string },
): Promise<PlacedOrder> {
  const { enquiryNo = '', optionId = '' }: { enquiryNo?: string; optionId?: string } = order.form;
  return enquiryNo === ''
    ? api.placeOrder(order as Order, options)
    : api.acceptEnquiry({ ...order, no: enquiryNo, optionId } as Accepted, options);
}

type Amendment = RequestOf<Table['amendOrder']>;

const amendment = (
  service: Amendment['service'],
  { orderNo, seen }: AmendedOrder,
  order: { quoteId: string; form: BookingForm },
) => ({ service, no: orderNo, seen, ...order }) as Amendment;

export function portsOf<Form extends BookingForm, Facts extends BookingFacts, Priced extends object>(
  forms: ServiceForms<Form, Facts, Priced>,
): BookingPorts {
  const { code, service, read, titleOf } = forms;
  const { formOf, pricedOf } = readersOf(service);
  const titleOfAny = (kept: KeptDraft) => titleOf(formOf(kept.service, kept.form));
  return {
    code,
    service,
    open: (sources, query, intent) => openForm(forms, sources, query, intent),
    quote: (api, { service, form, amends }, signal) =>
      api.quote({ service: code, part: pricedOf(service, form), ...(amends && { amends }) } as Part, {
        signal,
      }),
    placeOrder: (api, { service, key, quoteId, form, amends }) => {
      const order = { quoteId, form: formOf(service, form) };
      const options = { idempotencyKey: key };
      return calls.answered(
        amends === undefined
          ? place(api, { service: code, ...order }, options)
          : api.amendOrder(amendment(code, amends, order), options),
      );
    },
    loadAgreement: (api, kind, signal) => calls.loadAgreement(api, { service: code, kind }, signal),
    renew: async (open, query, renewal) => {
      const sources = await sourcesOf(open);
      const origin = readOrderOrigin(query);
      const priceId = origin?.kind === 'amend' ? origin.priceId : '';
      const { amendOrder } = await import('./origin.ts');
      const now = await amendOrder(forms, sources, { orderNo: renewal.orderNo, priceId });
      return (await import('./renew.ts')).renewForm(forms, sources, renewal, now);
    },
    saveDraft: (api, kept) => calls.saveDraft(api, kept, { service: code, title: titleOfAny(kept), read }),
    keepHere: (session, kept) => keepHere(session, kept, titleOfAny(kept)),
  };
}
