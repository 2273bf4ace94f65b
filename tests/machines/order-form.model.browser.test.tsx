import { describe, expect } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { amendment } from '#copy/orders/amendment.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { amending, opens, outdated } from '#machines/order-form/order-form.cases.ts';
import { sampleForm, sampleQuote } from '#machines/order-form/order-form.sample.ts';
import { subject } from '#stories/order-form/order-form.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { orderFormModel, renewalModel } from './order-form.model.ts';

const [goods, contact, confirm] = ['goods', 'contact', 'confirm'].map(stepName) as [string, string, string];
const PHONE = fieldLabel('contactPhone');
const NOTE = fieldLabel('remark');
const NAME = fieldLabel('contactName');
const DAY = fieldLabel('cargoReadyDate');
const AGREE = fieldLabel('agree');
const WRITTEN = '小心轻放';
const ON = words.next(confirm);
const NOT_THEN = '货好日期太晚';

const wrong = (path: string, code: 'MOBILE' | 'MUST_TICK' | 'REQUIRED') => errorText({ path, code, values: {} });
/** The box says what is wrong with it. */
const UNTICKED = `${AGREE} ${wrong('agree', 'MUST_TICK')}`;

walkView(
  '[4.31] the form of an order',
  orderFormModel,
  subject,
  ({ driver, press, offers, type, leave, happens, sees, leaves }) => {
    const sentToParent = () => driver.deeds.sent.parent?.map((one) => one.type) ?? [];
    const quoted = event('checkout.quoted', { price: { quote: sampleQuote, part: '' } });
    const reviewing = event('checkout.reviewing');
    const price = () => happens(quoted, reviewing);
    const mends = (fields: Record<string, string> | null) =>
      happens(event('form.mend', { fields, refusal: { code: '', message: '舱位不足' } }));
    const held = (values: Record<string, string>) => sees({ values, locked: [PHONE], off: [ON] });
    const isHandedOn = (remark: string) =>
      expect(driver.deeds.sent.parent?.at(-1)).toMatchObject({
        type: 'form.completed',
        completed: { form: { remark } },
      });
    return {
      gestures: {
        'write a note': () => type(NOTE, WRITTEN),
        'stop for a moment': () => happens({ after: 300 }),
        'empty the phone and go on': async () => {
          await type(PHONE, '');
          await press(ON);
        },
        'misspell the phone': async () => {
          await type(PHONE, '12345');
          await leave();
        },
        'write the phone and go on': async () => {
          await type(PHONE, sampleForm.contactPhone);
          await press(ON);
        },
        'go back': () => press(words.back(offers(words.submit) ? contact : goods)),
        'go on': () => press(ON),
        'go on again': () => press(words.next(contact)),
        'see the other drafts': () => press(words.otherDrafts(1)),
        'a moment passes': () => happens({ after: 300 }),
        'another user signs in': () =>
          happens(event('session.changed', { booker: null, owner: ANONYMOUS, isHere: false })),
        'another tab’s draft is taken': () =>
          happens(event('draft.adopted', { version: 6, form: { ...sampleForm, cargoReadyDate: '' } })),
        'fill in the day and go on': async () => {
          await type(DAY, '2026-10-20');
          await press(words.next(contact));
        },
        'the price is there': price,
        'there is no space': () => mends(null),
        'the server finds the day wrong': () => mends({ cargoReadyDate: NOT_THEN }),
        'untick and submit': async () => {
          await press(AGREE, 'checkbox');
          await press(words.submit);
        },
        'tick and submit': async () => {
          await press(UNTICKED, 'checkbox');
          await press(words.submit);
        },
        submit: () => press(words.submit),
        'the price is over': () => happens(event('checkout.reviewed')),
        'the order is on its way': () => happens(event('checkout.reviewed')),
        'the order is placed': () => happens(event('form.placed')),
      },
      checks: {
        'at the last step': sees({
          values: { [PHONE]: sampleForm.contactPhone },
          errors: { [PHONE]: null },
          alert: '',
        }),
        writing: async () => {
          await sees({ values: { [NOTE]: WRITTEN } })();
          expect(driver.deeds.sent.draft).toBeUndefined();
        },
        'saved to the draft': async () => {
          await sees({ values: { [NOTE]: WRITTEN } })();
          expect(driver.deeds.sent.draft?.at(-1)).toMatchObject({ form: { remark: WRITTEN } });
        },
        'at what that draft misses': sees({ values: { [DAY]: '' } }),
        'at the last step with the draft': sees({ values: { [NOTE]: '', [PHONE]: sampleForm.contactPhone } }),
        'notified of the phone': sees({
          errors: { [PHONE]: wrong('contactPhone', 'REQUIRED') },
          alert: [words.errors(1), wrong('contactPhone', 'REQUIRED')].join('\n'),
        }),
        'shown how a phone is written': sees({ errors: { [PHONE]: wrong('contactPhone', 'MOBILE') }, alert: '' }),
        'at the first step': sees({
          values: { [DAY]: sampleForm.cargoReadyDate },
          shows: { button: [words.next(contact)] },
        }),
        'leaving for the drafts': held({ [PHONE]: sampleForm.contactPhone }),
        'left to the drafts': async () => {
          await leaves()();
          expect(sentToParent().at(-1)).toBe('form.kept');
        },
        'waiting for the order with the note': async () => {
          await held({ [NOTE]: WRITTEN })();
          isHandedOn(WRITTEN);
        },
        'reading the note through': sees({ shows: { button: [words.submit] } }),
        'waiting for the order': sees({ lacks: [NOT_THEN] }),
        'notified of the day': sees({ errors: { [DAY]: NOT_THEN }, alert: [words.errors(1), NOT_THEN].join('\n') }),
        'reading it through': sees({ shows: { button: [words.submit] }, ticked: { [AGREE]: true }, alert: '' }),
        'asked to tick': sees({ ticked: { [UNTICKED]: false } }),
        submitted: () =>
          expect(driver.deeds.sent.parent?.filter((one) => one.type === 'form.confirmed')).toMatchObject([
            { completed: { form: { agree: true } } },
          ]),
        'waiting for the answer': sees({ off: [words.submit] }),
        ordered: async () => {
          await sees({ off: [words.submit] })();
          expect(driver.deeds.sent.draft?.at(-1)).toEqual({ type: 'draft.discard' });
        },
        'given up': async () => {
          await leaves()();
          expect(sentToParent().at(-1)).toBe('form.abandoned');
        },
      },
    };
  },
);

describe('an order that another user changes meanwhile', () => {
  const file = { fileId: 'file-1', name: 'note.pdf', size: 10 };
  const now = { ...sampleForm, contactName: '王同事', cargoReadyDate: '2026-10-22' };
  const RENEW = amendment.form.renew;
  walkView(
    '[10.11] the form of its change',
    renewalModel,
    subject,
    ({ driver, press, type, happens, sees }) => {
      const lastRequested = () => driver.deeds.asked.renew?.at(-1) as { form: typeof sampleForm };
      const waits = (files: readonly object[]) => async () => {
        await sees({ locked: [PHONE], off: [ON], hides: { button: [RENEW] } })();
        expect(lastRequested().form).toMatchObject({ remark: WRITTEN, documents: files });
      };
      const goesOn = (files: readonly object[]) => async () => {
        await sees({ values: { [NOTE]: WRITTEN, [NAME]: now.contactName }, hides: { button: [RENEW] } })();
        await press(ON);
        expect(driver.deeds.sent.parent?.at(-1)).toMatchObject({ completed: { form: { documents: files } } });
      };
      const kept = [{ ...file, language: '', day: '' }];
      return {
        gestures: {
          'write a note': () => type(NOTE, WRITTEN),
          'a colleague’s change comes first': async () => {
            await press(ON);
            await happens(outdated);
          },
          'fetch the order': () => press(RENEW),
          'a file comes': () =>
            happens(event('uploads.taken', { file: { ...file, key: 'one', path: 'documents' }, arePending: false })),
          'the order comes': () =>
            happens(
              resolved('renew', { base: now, form: { ...lastRequested().form, ...now, ...mine() }, facts: amending }),
            ),
          'it does not come': () => happens(rejected('renew', new Error(NOT_THEN))),
        },
        checks: {
          'at the last step': sees({ hides: { button: [RENEW] } }),
          writing: sees({ values: { [NOTE]: WRITTEN } }),
          'notified of the change': sees({ says: [outdated.refusal.message], shows: { button: [RENEW] } }),
          'with a file': sees({ shows: { button: [RENEW] } }),
          'waiting for the order': waits([]),
          'waiting for the order with the file': waits(kept),
          'shown why': sees({ values: { [NOTE]: WRITTEN }, says: [NOT_THEN], shows: { button: [RENEW] } }),
          'going on from it': goesOn([]),
          'going on from it with the file': goesOn(kept),
        },
      };

      /** The user's own input in the form. */
      function mine() {
        const { remark, documents } = lastRequested().form;
        return { remark, documents };
      }
    },
    { input: opens({ facts: amending }) },
  );
});
