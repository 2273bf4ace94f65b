import { PortInput } from './form/PortInput.tsx';
import { AnyEnquiryPage, preloadPageOf } from './pages/AnyEnquiryPage.tsx';
import { arrivalQuery, serviceOfQuery } from './requested-service.ts';
import { enquiryPage } from './wiring.ts';
import { withPanel } from './with-panel.ts';

export const enquiryFcl = enquiryPage(null, 'enquiryFcl');

const view = { default: withPanel(AnyEnquiryPage, PortInput) };

/** The page with the words of the service that its address asks about. */
export async function openPage() {
  await preloadPageOf(serviceOfQuery(arrivalQuery()));
  return view;
}
