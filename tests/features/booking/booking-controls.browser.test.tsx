import type { ComponentType } from 'react';
import { beforeAll } from 'vitest';
import { type Actor, type AnyStateMachine, waitFor } from 'xstate';
import { airService } from '#domain/air/service.ts';
import type { BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import { blankVehicle } from '#domain/cfs/form.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { offeredDrafts, refusedForm } from '#machines/booking/booking.cases.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { AirBooking } from '#src/features/air/order-page.tsx';
import { preloadViewsOf } from '#src/features/booking/form/lazy-views.tsx';
import type { PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { CfsBooking } from '#src/features/cfs/order-page.tsx';
import { DomesticBooking } from '#src/features/domestic/order-page.tsx';
import { FclBooking } from '#src/features/fcl/order-page.tsx';
import { never, resourceOf } from '#stories/search/tools.ts';
import { controlsAreAlive, FULL, type Scene, start } from '../../kit/control-scenes.tsx';
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

/** One scene for each step of an order. */
const stepsOf = <Facts extends BookingFacts>(
  Booking: ComponentType<PartiesOrderProps>,
  service: BookingService,
  opened: { form: BookingForm; facts: Facts },
  steps: readonly string[] = service.steps,
): Scene[] =>
  steps.map((step) => ({
    name: step,
    isLive: true,
    isStepLate: true,
    open: async (onEvent) => {
      const machine = readyBooking({ open: async () => ({ ...openedForm, ...opened, step }), placeOrder: never });
      const actor = start(machine, onEvent, { input: { service } });
      await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
      const addressBook = () => ({ parties: resourceOf(async () => []), keep: async () => onEvent() });
      return {
        element: (
          <Booking actor={actor} title={null} fileAccess={noFiles} addressBook={addressBook} onVerify={onEvent} />
        ),
        actors: [actor as Actor<AnyStateMachine>],
      };
    },
  }));

const sea = {
  'booking of sea containers': stepsOf(FclBooking, fclService, {
    form: { ...methanolForm, parties: 'NOW' },
    facts: { ...fclContext, sailing: null },
  }),
};

/** Forms made of the same parts: hundreds of controls, each on a form opened afresh. */
const others = {
  'booking of stuffed boxes': stepsOf(
    CfsBooking,
    cfsService,
    { form: { ...stuffedPaint, vehicles: [blankVehicle] }, facts: cfsFacts },
    cfsService.steps.slice(0, -1),
  ),
  'booking of air freight': stepsOf(
    AirBooking,
    airService,
    { form: { ...ethanolForm, parties: 'NOW' }, facts: airFacts },
    ['cargo', 'handIn'],
  ),
  'booking of a coastal lane': stepsOf(
    DomesticBooking,
    domesticService,
    openedDomestic('cargo', { facts: { sailing: null } }),
  ),
};

/** The booking's initial data arrives with the response. */
beforeAll(() => Promise.all([loadParts(), ...[offeredDrafts, refusedForm].map(preloadViewsOf)]));

controlsAreAlive(FULL ? { ...sea, ...others } : sea, floors);
