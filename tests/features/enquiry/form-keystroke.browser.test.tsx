import { act, Profiler, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { LoginMode } from '#domain/account/login-form.ts';
import { person, restored } from '#machines/enquiry/enquiry.cases.ts';
import { type EnquiryEvent, type EnquiryService, enquiryMachine, type RestoredForm } from '#machines/enquiry/index.ts';
import { loginMachine, type RememberedCredentials } from '#machines/login/index.ts';
import type { UploadsInput, UploadsRef } from '#machines/uploads/index.ts';
import { EnquiryField, EnquiryForm } from '#src/features/enquiry/form/EnquiryForm.tsx';
import type { PortFieldProps } from '#src/features/enquiry/form/enquiry-control.types.ts';
import { PortInput } from '#src/features/enquiry/form/PortInput.tsx';
import { anchorOf, formSections } from '#src/features/enquiry/form/sections.ts';
import { Login } from '#src/features/sign-in/views/Login.tsx';
import { CodeField, PasswordAgainField, PasswordField, PhoneField } from '#src/features/sign-in/views/LoginFields.tsx';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { typedControl, typeText } from '#tests/kit/type-text.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const NO_PORTS = { origins: [], destinations: [] };
const renderPort = (port: PortFieldProps) => <PortInput {...port} ports={NO_PORTS} />;

/** Components on the page and their renders since the last call, in page order. */
async function mounted(render: (watched: (id: string, inside: ReactNode) => ReactNode) => ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let rendered: string[] = [];
  const watched = (id: string, inside: ReactNode) => (
    <Profiler key={id} id={id} onRender={() => rendered.push(id)}>
      <div id={`watched-${id}`}>{inside}</div>
    </Profiler>
  );
  await act(async () => root.render(render(watched)));
  return {
    host,
    /** Components that render on one keystroke in a control. */
    atLetter: (input: HTMLInputElement | HTMLTextAreaElement) => {
      act(() => input.focus());
      for (const text of ['1', '12']) typeText(input, text);
      rendered = [];
      typeText(input, '123');
      return [...rendered];
    },
    leave: () => {
      act(() => root.unmount());
      host.remove();
    },
  };
}

async function enquiry(service: EnquiryService, showErrors: boolean) {
  const actor = createActor(
    enquiryMachine.provide({
      actors: {
        uploads: lazyActor<UploadsRef, never, UploadsInput>(() => new Promise(() => undefined)),
        person: fromCallback<EnquiryEvent, undefined>(({ sendBack }) =>
          sendBack({ type: 'person.recognised', person }),
        ),
        restore: fromPromise<RestoredForm, { service: EnquiryService }>(async () => ({
          ...restored,
          values: showErrors ? {} : restored.values,
        })),
      },
    }),
    { input: { service } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  if (showErrors) actor.send({ type: 'enquiry.submit' });
  return actor;
}

const enquiries: [EnquiryService, boolean, string][] = [
  ['fcl', false, 'cargoName'],
  ['fcl', true, 'remark'],
  ['lcl', false, 'weight'],
  ['truck', true, 'pickupPlace'],
];

test.each(enquiries)(
  '[4.31] a keystroke in a field of the enquiry of %s, its errors reported %s, renders that field alone',
  async (service, showErrors, among) => {
    const actor = await enquiry(service, showErrors);
    const means = { actor, renderPort, renderFiles: () => null };
    const names = formSections[service].flatMap(({ fields }) => fields);
    const page = await mounted((watched) =>
      names.map((name) => watched(name, <EnquiryField name={name} {...means} />)),
    );
    const seen: Record<string, string[]> = {};
    for (const name of names) {
      const input = typedControl(
        page.host.querySelector(`#${anchorOf(name)}`) ?? page.host.ownerDocument.createElement('i'),
      );
      if (input !== null) seen[name] = page.atLetter(input);
    }
    page.leave();
    actor.stop();
    expect(Object.keys(seen)).toContain(among);
    expect(Object.entries(seen).filter(([name, rendered]) => rendered.join(' ') !== name)).toEqual([]);
  },
);

test.each(enquiries.filter(([service]) => service === 'fcl'))(
  '[4.31] a keystroke in the form of the enquiry of %s, its errors reported %s, commits it once and leaves the frame alone',
  async (service, showErrors, among) => {
    const actor = await enquiry(service, showErrors);
    const names = formSections[service].flatMap(({ fields }) => fields);
    let frames = 0;
    const renderFiles = () => {
      frames += 1;
      return null;
    };
    const page = await mounted((watched) =>
      watched('form', <EnquiryForm actor={actor} renderPort={renderPort} renderFiles={renderFiles} />),
    );
    const seen: Record<string, string[]> = {};
    for (const name of names) {
      const field = page.host.querySelector(`#${anchorOf(name)}`);
      const input = field && typedControl(field);
      if (!input) continue;
      const rendered = page.atLetter(input);
      const before = frames;
      typeText(input, '1234');
      seen[name] = frames === before ? rendered : ['frame', ...rendered];
    }
    page.leave();
    actor.stop();
    expect(Object.keys(seen)).toContain(among);
    expect(Object.entries(seen).filter(([, rendered]) => rendered.join(' ') !== 'form')).toEqual([]);
  },
);

async function login(mode: LoginMode) {
  const actor = createActor(
    loginMachine.provide({
      actors: { readRemembered: fromPromise<RememberedCredentials | null, undefined>(async () => null) },
    }),
    { input: { failure: null, lastMode: 'sms' } },
  ).start();
  actor.send({ type: 'login.modeChosen', mode });
  await waitFor(actor, (snapshot) => snapshot.hasTag('editable'));
  return actor;
}

test.each<[LoginMode, readonly string[]]>([
  ['sms', ['phone', 'code']],
  ['password', ['phone', 'password']],
  ['register', ['phone', 'code', 'password', 'again']],
])('[4.1] a keystroke in the form of %s renders its field alone, and the form once', async (mode, typed) => {
  const actor = await login(mode);
  const fields: Record<string, ReactNode> = {
    phone: <PhoneField actor={actor} />,
    code: <CodeField actor={actor} code={undefined} />,
    password: <PasswordField actor={actor} />,
    again: <PasswordAgainField actor={actor} />,
  };
  const apart = await mounted((watched) => Object.entries(fields).map(([id, field]) => watched(id, field)));
  for (const id of typed) {
    const input = typedControl(apart.host.querySelector(`#watched-${id}`)!)!;
    expect(apart.atLetter(input)).toEqual([id]);
  }
  apart.leave();

  let frames = 0;
  const code = {
    note: null,
    get button() {
      frames += 1;
      return null;
    },
  };
  const whole = await mounted((watched) => watched('form', <Login actor={actor} code={code} />));
  const phone = whole.host.querySelector<HTMLInputElement>('input[name=username]')!;
  expect(whole.atLetter(phone)).toEqual(['form']);
  const before = frames;
  typeText(phone, '1234');
  expect(frames).toBe(before);
  whole.leave();
  actor.stop();
});
