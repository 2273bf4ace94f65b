import type { BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import { readersOf } from '#domain/booking/service.ts';
import type { DraftWish, OpenAnswer } from '#machines/booking/index.ts';
import type { AgreementText, OrderAnswer, OrderRequest } from '#machines/checkout/index.ts';
import type { KeptDraft, SaveAnswer } from '#machines/draft/index.ts';
import type { PriceQuote, PriceRequest } from '#machines/pricing/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import type { Api } from '../../api/index.ts';
import * as calls from './calls.ts';
import { keepHere } from './drafts.ts';
import { type OpenSources, openForm } from './open-form.ts';
import type { ServiceForms } from './service-forms.ts';

/** What the booking asks of its service, in the types of any service. */
export interface BookingPorts {
  code: ServiceForms<object, BookingFacts, object>['code'];
  service: BookingService;
  open(sources: OpenSources, query: string, wish: DraftWish): Promise<OpenAnswer>;
  quote(api: Api, request: PriceRequest, signal: AbortSignal): Promise<PriceQuote>;
  placeOrder(api: Api, request: OrderRequest): Promise<OrderAnswer>;
  loadAgreement(api: Api, kind: AgreementText['kind'], signal: AbortSignal): Promise<AgreementText>;
  saveDraft(api: Api, kept: KeptDraft): Promise<SaveAnswer>;
  keepHere(session: SessionRef, kept: KeptDraft): void;
}

export function portsOf<Form extends BookingForm, Facts extends BookingFacts, Priced extends object>(
  forms: ServiceForms<Form, Facts, Priced>,
): BookingPorts {
  const { code, service, read, quote, place, titleOf } = forms;
  const { formOf, pricedOf } = readersOf(service);
  const titleOfAny = (kept: KeptDraft) => titleOf(formOf(kept.service, kept.form));
  return {
    code,
    service,
    open: (sources, query, wish) => openForm(forms, sources, query, wish),
    quote: (api, { service, form }, signal) => quote(api, pricedOf(service, form), { signal, quiet: true }),
    placeOrder: (api, { service, key, quoteId, form }) =>
      calls.answered(place(api, { quoteId, form: formOf(service, form) }, { idempotencyKey: key, quiet: true })),
    loadAgreement: (api, kind, signal) => calls.loadAgreement(api, { service: code, kind }, signal),
    saveDraft: (api, kept) => calls.saveDraft(api, kept, { service: code, title: titleOfAny(kept), read }),
    keepHere: (session, kept) => keepHere(session, kept, titleOfAny(kept)),
  };
}
