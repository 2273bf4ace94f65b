import { expect, test } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { accountMachine } from '#machines/account/index.ts';
import { isUnwiredEffect } from '#machines/kit/effect.ts';
import { isUnwired } from '#machines/kit/port.ts';
import type { SessionRef } from '#machines/session/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { session } from '#src/app/session.ts';
import { wireAccount, wireSingleSignOn } from '#src/features/sign-in/account.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';

const never = () => Promise.reject(new Error('nothing is called here'));
const services: SignInServices = { api: never, apiFor: never, site: () => plainSite, showToast: () => undefined };
const signedOut: SessionRef = createActor(session);

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic;

function unwired(machine: AnyStateMachine): string[] {
  const effects = Object.entries(machine.implementations.actions)
    .filter(([, action]) => isUnwiredEffect(action))
    .map(([name]) => `${machine.id}: ${name}`);
  const ports = Object.entries(machine.implementations.actors).flatMap(([name, actor]) => {
    const logic: AnyActorLogic = 'src' in actor ? actor.src : actor;
    if (isMachine(logic)) return unwired(logic);
    return isUnwired(logic) ? [`${machine.id}: ${name}`] : [];
  });
  return [...effects, ...ports];
}

test('every port and every effect of the account dialogs is wired', () => {
  expect(unwired(wireAccount(services, signedOut))).toEqual([]);
  expect(unwired(wireSingleSignOn(services))).toEqual([]);
});

test('one that is not is found however deep it lies', () => {
  expect(unwired(accountMachine)).toEqual(
    expect.arrayContaining(['account: toastSignedIn', 'sms-countdown: sendCode', 'captcha-slider: clock']),
  );
});
