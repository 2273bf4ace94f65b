import { describe, expect, test } from 'vitest';
import { blankCfsForm, blankVehicle } from '#domain/cfs/form.ts';
import { editPaper, type PaperForm, readPaper, resumePaper } from '#domain/paper-forms/paper-form.ts';
import {
  areLorriesRequired,
  lorriesOf,
  requiredTrucks,
  trucksOf,
  vehiclesPaper,
} from '#domain/paper-forms/required-vehicles.ts';
import { refitVehicles, type VehiclesForm } from '#domain/paper-forms/vehicles.ts';
import { vehicles } from '#domain/road/vehicles.ts';
import { blankTruckForm } from '#domain/truck/form.ts';
import { blankTruck } from '#domain/truck/truck.ts';

const ID = '11010519491231002X';
const filled = (form: PaperForm, typed: Readonly<Record<string, string>>) =>
  Object.entries(typed).reduce<PaperForm>((one, [path, value]) => editPaper(one, path, value), form);
const wrong = (form: PaperForm) => readPaper(form).errors.map(({ path, code }) => `${path} ${code}`);
const linesIn = (form: PaperForm) => (form.values as VehiclesForm).vehicles;
const goods = (isDanger: boolean) => ({
  ...blankCfsForm,
  cargo: blankCfsForm.cargo.map((line) => ({ ...line, isDanger })),
});
const [danger, plain] = [goods(true), goods(false)];
const articulated = vehicles.find(({ hasTrailer }) => hasTrailer)?.code ?? '';

describe('[10.12] vehicles and drivers that are named after the order', () => {
  test('are required when goods are delivered and no vehicle was named', () => {
    expect(areLorriesRequired(blankCfsForm)).toBe(true);
    expect(areLorriesRequired({ ...blankCfsForm, handIn: 'PICKUP' })).toBe(false);
    expect(areLorriesRequired({ ...blankCfsForm, vehicles: [blankVehicle] })).toBe(false);
    expect(requiredTrucks({ vehicleCount: '3', trucks: [blankTruck] })).toBe(2);
    expect(requiredTrucks({ vehicleCount: '1', trucks: [blankTruck, blankTruck] })).toBe(0);
    expect(vehiclesPaper(100, 99)).toEqual({
      ...{ code: 'VEHICLES', stage: 'ACCEPTANCE', owner: 'SHIPPER', due: 'lclCutoff', dueAt: 100, status: 'MISSING' },
      ...{ expiry: null, holdsUntil: null },
    });
    expect(vehiclesPaper(100, 100)).toMatchObject({ status: 'OVERDUE' });
  });

  test('to a store: as many as stated, with the permit for dangerous goods', () => {
    const typed = {
      'vehicles.0.plate': ' 沪a12345 ',
      'vehicles.0.driver': '王师傅',
      'vehicles.0.driverPhone': '139 0000 0001',
      'vehicles.0.driverId': ID,
    };
    expect(wrong(lorriesOf(plain))).toEqual([
      'vehicles.0.plate REQUIRED',
      'vehicles.0.driver REQUIRED',
      'vehicles.0.driverPhone REQUIRED',
      'vehicles.0.driverId REQUIRED',
    ]);
    const general = filled(lorriesOf(plain), typed);
    expect(readPaper(filled(general, { 'vehicles.0.driverLicence': ID, 'vehicles.0.trailer': '沪A1234挂' }))).toEqual({
      form: {
        ...general,
        values: {
          vehicleCount: '1',
          vehicles: [
            {
              ...{ plate: '沪A12345', trailer: '', driver: '王师傅', driverPhone: '13900000001' },
              ...{ driverId: ID, driverLicence: '', transportPermit: '' },
            },
          ],
        },
      },
      errors: [],
    });
    expect(wrong(filled(lorriesOf(danger), typed))).toEqual(['vehicles.0.transportPermit REQUIRED']);
    expect(wrong(filled(lorriesOf(danger), { ...typed, 'vehicles.0.transportPermit': '沪交运管危字 310000' }))).toEqual(
      [],
    );
    const two = filled(general, { vehicleCount: '2' });
    expect(linesIn(two)).toHaveLength(2);
    expect(linesIn(two)[0]).toEqual(linesIn(general)[0]);
    expect(wrong(filled(two, { 'vehicles.1.plate': '沪A·12345' }))).toContain('vehicles.1.plate PLATE_TWICE');
    expect(linesIn(filled(two, { vehicleCount: '1' }))).toEqual(linesIn(general));
    expect(wrong(filled(general, { 'vehicles.0.plate': '沪A1234挂' }))).toContain('vehicles.0.plate TRUCK_PLATE');
    const fewer = { ...two, values: { ...two.values, vehicles: [] } } as PaperForm;
    expect(wrong(fewer)).toEqual(['vehicleCount REQUIRED']);
  });

  test('by road: all that the order has, those that were named first, with a trailer where there is one', () => {
    const named = { ...blankTruck, plate: '沪A12345', driver: '王师傅', driverPhone: '13900000001', driverLicence: ID };
    const cargo = blankTruckForm.cargo.map((line) => ({ ...line, isDanger: false }));
    const form = { ...blankTruckForm, cargo, vehicle: articulated, vehicleCount: '2', trucks: [named] };
    const prefilled = trucksOf(form);
    expect(prefilled.facts).toEqual({ way: 'ROAD', least: 2, most: 2, isDanger: false, hasTrailer: true });
    const blank = { plate: '', trailer: '', driver: '', driverPhone: '', driverId: '', driverLicence: '' };
    expect(prefilled.values).toEqual({
      vehicleCount: '2',
      vehicles: [
        {
          ...{ plate: '沪A12345', trailer: '', driver: '王师傅', driverPhone: '13900000001' },
          ...{ driverId: '', driverLicence: ID, transportPermit: '' },
        },
        { ...blank, transportPermit: '' },
      ],
    });
    expect(wrong(prefilled)).toEqual([
      'vehicles.0.trailer REQUIRED',
      ...['plate', 'trailer', 'driver', 'driverPhone', 'driverLicence'].map((key) => `vehicles.1.${key} REQUIRED`),
    ]);
    const kept = filled(prefilled, {
      'vehicles.0.driverId': ID,
      'vehicles.0.transportPermit': 'X',
      'vehicles.0.trailer': 'A',
    });
    expect(wrong(kept)).toContain('vehicles.0.trailer PLATE');
    expect(linesIn(readPaper(kept).form)[0]).toMatchObject({ driverId: '', transportPermit: '', driverLicence: ID });
    expect(trucksOf({ ...form, vehicle: '' }).facts.hasTrailer).toBe(false);
  });

  test('continue from the last submission, for as many as the order may have', () => {
    const form = { ...blankTruckForm, vehicleCount: '2' };
    const handed = filled(trucksOf(form), { 'vehicles.0.plate': '沪A12345' }).values;
    expect(resumePaper(trucksOf(form), handed)).toEqual({ ...trucksOf(form), values: handed });
    const one = resumePaper(trucksOf({ ...form, vehicleCount: '1' }), handed);
    expect(one.values).toMatchObject({ vehicleCount: '1', vehicles: [{ plate: '沪A12345' }] });
  });

  test('of a count that the order does not have, the most it may have is taken', () => {
    const facts = { way: 'STORE', least: 1, most: 3, isDanger: false, hasTrailer: false } as const;
    const many = refitVehicles({ vehicleCount: '9', vehicles: [] }, facts);
    expect([many.vehicleCount, many.vehicles.length]).toEqual(['3', 3]);
    const two = { vehicleCount: '2', vehicles: [] };
    expect(refitVehicles(two, facts)).toBe(two);
  });
});
