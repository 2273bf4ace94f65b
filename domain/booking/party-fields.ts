import { type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { arePartiesNamedNow, type PartiesForm } from './parties.ts';
import type { Party } from './party.ts';
import { partyTexts } from './party-texts.ts';
import * as tradeRules from './trade-rules.ts';

type PartyKey = 'consignee' | 'notify' | 'shipper';

/** A partially filled party needs a company; shipper and consignee are required when parties are named now. */
const partySection = <Form extends PartiesForm, Context>(
  step: string,
  at: PartyKey,
  shown: (form: Form) => boolean,
  asked: (form: Form) => boolean,
) =>
  section<Form, Party, Context>({
    at,
    step,
    isPrivate: true,
    shown: (_: Party, form: Form) => arePartiesNamedNow(form) && shown(form),
    fields: {
      ...partyTexts,
      companyNameEn: {
        ...partyTexts.companyNameEn,
        required: ({ scope, form }) => asked(form) || Object.values(scope).some((value) => value !== ''),
        rules: [tradeRules.partyLetters],
      },
      addressEn: { ...partyTexts.addressEn, rules: [tradeRules.partyLetters, tradeRules.addressLines] },
      countryCode: { ...partyTexts.countryCode, rules: [tradeRules.countryCode] },
      email: { ...partyTexts.email, rules: [rules.email] },
    },
  });

const isNamedNow = ({ parties }: PartiesForm) => parties === 'NOW';

/** Shipper, consignee and notify party, named now or before the documentation cut-off. */
export const partySections = <Form extends PartiesForm, Context>(step: string): readonly Section<Form, Context>[] => [
  section<Form, PartiesForm, Context>({
    at: '',
    step,
    isPrivate: true,
    fields: { parties: { kind: 'choice', choices: () => ['LATER', 'NOW'], required: true } },
  }),
  partySection<Form, Context>(step, 'shipper', () => true, isNamedNow),
  section<Form, PartiesForm, Context>({
    at: '',
    step,
    isPrivate: true,
    fields: {
      toOrder: {
        kind: 'tick',
        shown: ({ scope }) => arePartiesNamedNow(scope),
        resets: (scope) => (scope.toOrder ? { notifySame: false } : {}),
      },
    },
  }),
  partySection<Form, Context>(step, 'consignee', ({ toOrder }) => !toOrder, isNamedNow),
  section<Form, PartiesForm, Context>({
    at: '',
    step,
    isPrivate: true,
    fields: { notifySame: { kind: 'tick', shown: ({ scope }) => arePartiesNamedNow(scope) && !scope.toOrder } },
  }),
  partySection<Form, Context>(
    step,
    'notify',
    ({ toOrder, notifySame }) => toOrder || !notifySame,
    ({ toOrder }) => toOrder,
  ),
];
