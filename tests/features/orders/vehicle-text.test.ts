import { expect, test } from 'vitest';
import { blankNamedVehicle } from '#domain/paper-forms/vehicles.ts';
import { vehicleText } from '#src/features/orders/views/vehicle-text.ts';

type Papers = Parameters<typeof vehicleText>[0]['papers'];

const wang = { plate: '沪A12345', driver: '王师傅', driverPhone: '13800138002' };
const li = { plate: '沪B54321', driver: '李师傅', driverPhone: '13800138003' };

/** The paper of the vehicles as an order carries it. */
const named = (...vehicles: Partial<typeof wang>[]) =>
  [
    {
      handIn: {
        form: {
          paper: 'VEHICLES',
          values: {
            vehicleCount: String(vehicles.length),
            vehicles: vehicles.map((one) => ({ ...blankNamedVehicle, ...one })),
          },
        },
      },
    },
  ] as unknown as Papers;

test('[2.2] the note names the vehicles that were named in the order later, each of them', () => {
  expect(vehicleText({ form: { vehicles: [] }, papers: named(wang, li) })).toBe(
    '沪A12345，王师傅，13800138002；沪B54321，李师傅，13800138003',
  );
});

test('[2.2] until then it names those the order was placed with, in a row of their own or in its one', () => {
  expect(vehicleText({ form: { vehicles: [wang] }, papers: named({}) })).toBe('沪A12345，王师傅，13800138002');
  expect(vehicleText({ form: { ...li, driverPhone: '' }, papers: [] })).toBe('沪B54321，李师傅');
});

test('[2.2] no message is shown of a vehicle while no one named one', () => {
  expect(vehicleText({ form: { vehicles: [] }, papers: named({}) })).toBeNull();
  expect(vehicleText({ form: { plate: '', driver: '', driverPhone: '' }, papers: [] })).toBeNull();
});
