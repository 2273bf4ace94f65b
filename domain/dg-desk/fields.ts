import type { ClosingForm } from '../booking/closing-fields.ts';
import { orderSections } from '../booking/order-sections.ts';
import { type Field, type FormDescription, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { MONTHS, PEOPLE } from '../reference/desk-works.ts';
import { deskChecks } from './checks.ts';
import type { DeskContext } from './context.ts';
import type { DeskForm } from './form.ts';
import { carriageSection, goodsSection, mixtureSection } from './goods-fields.ts';
import { isWork, readyFor } from './rules.ts';

const STEP = 'desk';

const tick = { kind: 'tick' } as const;

const worksSection = section<DeskForm, DeskForm['works'], DeskContext>({
  at: 'works',
  step: STEP,
  fields: {
    ...{ review: tick, sds: tick, report: tick, packCert: tick, declaration: tick, training: tick, emergency: tick },
  },
});

type FormField = Field<DeskForm, DeskForm, DeskContext>;
const ofSheet = { shown: isWork('sds'), required: true } as const;
const ofTraining = { shown: isWork('training'), required: true } as const;
const ofPhone = { shown: isWork('emergency'), required: true } as const;

const trainPlace: FormField = {
  kind: 'text',
  most: 100,
  required: true,
  shown: ({ form }) => form.works.training && form.trainMode === 'ONSITE',
};

/** Fields of a single service, and the urgency. */
const ownSection = section<DeskForm, DeskForm, DeskContext>({
  at: '',
  step: STEP,
  fields: {
    urgency: { kind: 'choice', required: true, choices: () => ['NORMAL', 'URGENT'] },
    sdsWork: {
      ...ofSheet,
      kind: 'choice',
      choices: () => ['MAKE', 'TRANSLATE'],
      resets: ({ sdsWork, sdsLanguage }) =>
        sdsWork === 'TRANSLATE' && sdsLanguage === 'BOTH' ? { sdsLanguage: 'EN' } : {},
    },
    sdsLanguage: {
      ...ofSheet,
      kind: 'choice',
      choices: ({ form }) => (form.sdsWork === 'MAKE' ? ['CN', 'EN', 'BOTH'] : ['CN', 'EN']),
    },
    trainTopic: { ...ofTraining, kind: 'choice', choices: () => ['SEA', 'AIR', 'ROAD', 'STORE'] },
    people: { ...ofTraining, kind: 'whole', decimals: 0, most: 4, rules: [rules.quantity(PEOPLE)] },
    trainMode: {
      ...ofTraining,
      kind: 'choice',
      choices: () => ['ONLINE', 'ONSITE'],
      resets: ({ trainMode }) => (trainMode === 'ONLINE' ? { trainPlace: '' } : {}),
    },
    trainPlace,
    trainDay: { ...ofTraining, kind: 'day', rules: [readyFor('training')] },
    months: { ...ofPhone, kind: 'whole', decimals: 0, most: 3, rules: [rules.quantity(MONTHS)] },
    phoneFrom: { ...ofPhone, kind: 'day', rules: [readyFor('emergency')] },
  },
});

const confirmSection = section<DeskForm, ClosingForm, DeskContext>({
  at: '',
  step: 'confirm',
  isPrivate: true,
  fields: { agree: { kind: 'tick', required: true }, truth: { kind: 'tick', required: true } },
});

export const deskDescription: FormDescription<DeskForm, DeskContext> = {
  sections: [
    worksSection,
    ownSection,
    goodsSection,
    mixtureSection,
    carriageSection,
    ...orderSections('details'),
    confirmSection,
  ],
  checks: deskChecks,
};
