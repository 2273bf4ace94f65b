import { beforeAll } from 'vitest';
import { type Actor, type AnyStateMachine, waitFor } from 'xstate';
import { airService } from '#domain/air/service.ts';
import { blankVehicle } from '#domain/cfs/form.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { offeredDrafts, refusedForm } from '#machines/booking/booking.cases.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import type { OpenAnswer } from '#machines/booking/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { AirBooking } from '#src/features/air/order-page.tsx';
import { preloadViewsOf } from '#src/features/booking/form/lazy-views.tsx';
import { CfsBooking } from '#src/features/cfs/order-page.tsx';
import { DomesticBooking } from '#src/features/domestic/order-page.tsx';
import { FclBooking } from '#src/features/fcl/order-page.tsx';
import { never, resourceOf } from '#stories/search/tools.ts';
import { controlsAreAlive, type Scene, start, type Views } from '../../kit/control-scenes.tsx';
import { loadParts } from '../../kit/load-parts.ts';
import { noFiles } from '../../kit/no-files.ts';
import { readyBooking } from '../../kit/ready-booking.ts';
import { airFacts, ethanolForm } from '../air/order.ts';
import { cfsFacts } from '../cfs/form.tsx';
import { stuffedPaint } from '../cfs/order.ts';
import { openedDomestic } from '../domestic/form.tsx';
import '#src/ui/styles.css';

/** How many different controls each form shows over its steps, at the least. */
const floors: Readonly<Record<string, number>> = {
  'booking of sea containers': 100,
  'booking of air freight': 101,
  'booking of stuffed boxes': 110,
  'booking of a coastal lane': 60,
};

const orderSteps: Scene[] = fclService.steps.map((step) => ({
  name: step,
  isLive: true,
  isStepLate: true,
  open: async (onEvent) => {
    const form = { ...openedForm, step, form: { ...methanolForm, parties: 'NOW' } };
    const facts = { ...fclContext, sailing: null };
    const machine = readyBooking({ open: async (): Promise<OpenAnswer> => ({ ...form, facts }), placeOrder: never });
    const actor = start(machine, onEvent, { input: { service: fclService } });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    const addressBook = () => ({ parties: resourceOf(async () => []), keep: async () => onEvent() });
    return {
      element: (
        <FclBooking actor={actor} title={null} fileAccess={noFiles} addressBook={addressBook} onVerify={onEvent} />
      ),
      actors: [actor as Actor<AnyStateMachine>],
    };
  },
}));

const stuffingSteps: Scene[] = cfsService.steps.slice(0, -1).map((step) => ({
  name: step,
  isLive: true,
  isStepLate: true,
  open: async (onEvent) => {
    const opened = { ...openedForm, step, form: { ...stuffedPaint, vehicles: [blankVehicle] }, facts: cfsFacts };
    const machine = readyBooking({ open: async (): Promise<OpenAnswer> => opened, placeOrder: never });
    const actor = start(machine, onEvent, { input: { service: cfsService } });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    return {
      element: <CfsBooking actor={actor} title={null} fileAccess={noFiles} onVerify={onEvent} />,
      actors: [actor as Actor<AnyStateMachine>],
    };
  },
}));

const flightSteps: Scene[] = ['cargo', 'handIn'].map((step) => ({
  name: step,
  isLive: true,
  isStepLate: true,
  open: async (onEvent) => {
    const form = { ...openedForm, step, form: { ...ethanolForm, parties: 'NOW' }, facts: airFacts };
    const machine = readyBooking({ open: async (): Promise<OpenAnswer> => form, placeOrder: never });
    const actor = start(machine, onEvent, { input: { service: airService } });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    const addressBook = () => ({ parties: resourceOf(async () => []), keep: async () => onEvent() });
    return {
      element: (
        <AirBooking actor={actor} title={null} fileAccess={noFiles} addressBook={addressBook} onVerify={onEvent} />
      ),
      actors: [actor as Actor<AnyStateMachine>],
    };
  },
}));

const coastalSteps: Scene[] = domesticService.steps.map((step) => ({
  name: step,
  isLive: true,
  isStepLate: true,
  open: async (onEvent) => {
    const open = async () => openedDomestic(step, { facts: { sailing: null } });
    const actor = start(readyBooking({ open, placeOrder: never }), onEvent, { input: { service: domesticService } });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    return {
      element: <DomesticBooking actor={actor} title={null} fileAccess={noFiles} onVerify={onEvent} />,
      actors: [actor as Actor<AnyStateMachine>],
    };
  },
}));

const views: Views = {
  'booking of sea containers': orderSteps,
  'booking of stuffed boxes': stuffingSteps,
  'booking of air freight': flightSteps,
  'booking of a coastal lane': coastalSteps,
};

/** The booking's initial data arrives with the response. */
beforeAll(() => Promise.all([loadParts(), ...[offeredDrafts, refusedForm].map(preloadViewsOf)]));

controlsAreAlive(views, floors);
