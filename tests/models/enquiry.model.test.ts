import { expect } from 'vitest';
import { enquiryCases, fieldRefusal, person, placed, restored, sameRefusal } from '#machines/enquiry/enquiry.cases.ts';
import {
  type EnquirySnapshot,
  enquiryMachine,
  selectCanSubmit,
  selectFailure,
  selectIsBusy,
  selectIsEditable,
  selectJustSignedIn,
  selectPlacedNo,
  selectRefused,
  selectSameNo,
  selectScreen,
  selectValue,
  selectWrongFields,
} from '#machines/enquiry/index.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { enquiryModel } from './enquiry.model.ts';

walkModel('[2.5b] an enquiry', enquiryModel, () => {
  const { actor, cause, start } = drive(enquiryMachine, enquiryCases);
  start();
  const snapshot = () => actor.getSnapshot() as EnquirySnapshot;
  const submit = () => cause(event('enquiry.submit'));
  const sees = (screen: string, isEditable: boolean, isBusy: boolean) => {
    expect(selectScreen(snapshot())).toBe(screen);
    expect(selectIsEditable(snapshot())).toBe(isEditable);
    expect(selectIsBusy(snapshot())).toBe(isBusy);
  };
  /** Nothing typed is ever lost on the way. */
  const keeps = (cargoName: string) => {
    expect(selectValue('cargoName')(snapshot())).toBe(cargoName);
    expect(selectValue('boxes')(snapshot())).toEqual(restored.values.boxes);
  };
  const form = () => {
    sees('form', true, false);
    keeps('甲醇');
    expect(selectCanSubmit(snapshot())).toBe(true);
  };
  return {
    gestures: {
      'the form comes': () => cause(resolved('restore', { ...restored, values: { ...restored.values, ...person } })),
      'leave the cargo out and submit': async () => {
        await cause(event('enquiry.edit', { change: { cargoName: '' } }));
        await submit();
      },
      'submit, signed out': submit,
      'sign in': async () => {
        await cause(event('person.recognised', { person }));
        await cause(resolved('signIn', { isSignedIn: true }));
      },
      'close the login': () => cause(resolved('signIn', { isSignedIn: false })),
      'submit once more': async () => {
        await submit();
        await cause(resolved('makeKey', 'key-1'));
      },
      'it arrives': () => cause(resolved('place', placed)),
      'it gets lost': () => cause(rejected('place', new Error('没有网络'))),
      'it was asked before': () => cause(sameRefusal),
      'a field is refused': () => cause(fieldRefusal),
      'ask another': () => cause(event('enquiry.again')),
      'try again': () => cause(event('enquiry.retry')),
    },
    checks: {
      bars: () => sees('blank', false, true),
      'bars again': () => sees('blank', false, true),
      form: () => {
        form();
        expect(selectWrongFields(snapshot())).toBe('');
      },
      'form again': form,
      'form with a list of what is missing': () => {
        sees('form', true, false);
        expect(selectWrongFields(snapshot())).toBe('cargoName');
      },
      login: () => {
        sees('form', false, true);
        keeps('甲醇');
      },
      'form with a welcome': () => {
        form();
        expect(selectJustSignedIn(snapshot())).toBe(true);
      },
      sending: () => sees('form', false, true),
      'sending again': () => {
        sees('form', false, true);
        expect(snapshot().context.key).toBe('key-1');
      },
      number: () => {
        sees('placed', false, false);
        expect(selectPlacedNo(snapshot())).toBe(placed.enquiryNo);
      },
      'form with a retry': () => {
        form();
        expect(selectFailure(snapshot())).toBe('没有网络');
      },
      'form with the first number': () => {
        keeps('甲醇');
        expect(selectSameNo(snapshot())).toBe(placed.enquiryNo);
        expect(selectCanSubmit(snapshot())).toBe(false);
      },
      'form with words at the field': () => {
        form();
        expect(selectRefused('cargoName')(snapshot())).toBe('含有不支持的字符');
      },
    },
  };
});
