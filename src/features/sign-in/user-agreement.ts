import { fromPromise } from 'xstate';
import { readingMachine } from '#machines/reading/index.ts';
import { type Contacts, userAgreementMachine } from '#machines/user-agreement/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { clock } from '#src/features/user-centre/feeds.ts';

export type LegalServices = Pick<SignInServices, 'api' | 'site'>;

/** The mail may stay unknown; the rest is in the page. */
async function contacts({ api, site }: LegalServices): Promise<Contacts> {
  const mail = await api()
    .then((calls) => calls.serviceMail({}))
    .catch(() => null);
  const { brand, hotlines } = site();
  return { serviceMail: mail, servicePhone: hotlines.service, company: brand.company };
}

export const wireUserAgreement = (services: LegalServices) =>
  userAgreementMachine.provide({
    actors: {
      reading: readingMachine.provide({ actors: { clock } }),
      loadContacts: fromPromise<Contacts, undefined>(() => contacts(services)),
    },
  });
