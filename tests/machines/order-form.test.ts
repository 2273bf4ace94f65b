import { orderFormMachine } from '#machines/order-form/index.ts';
import { orderFormCases } from '#machines/order-form/order-form.cases.ts';
import { journeys } from '../kit/journey.ts';
import { arrivalRows } from './order-form-arrival.rows.ts';
import { fillingRows } from './order-form-filling.rows.ts';
import { heldRows } from './order-form-held.rows.ts';
import { renewalRows } from './order-form-renewal.rows.ts';
import { shown, shownRows } from './order-form-shown.rows.ts';

journeys(orderFormMachine, { ...orderFormCases, ...shown }, [
  ...fillingRows,
  ...arrivalRows,
  ...heldRows,
  ...renewalRows,
  ...shownRows,
]);
