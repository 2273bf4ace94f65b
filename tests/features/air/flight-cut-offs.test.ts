import { expect, test } from 'vitest';
import { airBookingClose, airCutOffs } from '#domain/air/flight-days.ts';

const SHANGHAI = 'Asia/Shanghai';
const at = (clock: string) => Date.parse(`${clock}:00+08:00`);
const own = { bookingClose: -600, bookingCloseDangerous: -2_000, handIn: 90, handInDangerous: -120, customs: 240 };

test('[10.4] airline cut-offs count from the start of the flight day, separately for dangerous goods', () => {
  expect([false, true].map((isDanger) => airBookingClose('2026-10-16', isDanger, SHANGHAI, own))).toEqual([
    at('2026-10-15T14:00'),
    at('2026-10-14T14:40'),
  ]);
  const general = airCutOffs('2026-10-16', false, SHANGHAI, own);
  const dangerous = airCutOffs('2026-10-16', true, SHANGHAI, own);
  expect([general.cyClosing, dangerous.cyClosing]).toEqual([at('2026-10-16T01:30'), at('2026-10-15T22:00')]);
  expect(general.customsCutoff).toBe(at('2026-10-16T04:00'));
  expect([general.cyOpen, dangerous.cyOpen]).toEqual([at('2026-10-15T14:00'), at('2026-10-14T14:40')]);
});

test('[10.4] default rules replace missing cut-offs', () => {
  expect([false, true].map((isDanger) => airBookingClose('2026-10-16', isDanger, SHANGHAI))).toEqual([
    at('2026-10-15T00:00'),
    at('2026-10-13T00:00'),
  ]);
  const [general, dangerous] = [false, true].map((isDanger) => airCutOffs('2026-10-16', isDanger, SHANGHAI, {}));
  expect([general?.cyClosing, dangerous?.cyClosing]).toEqual([at('2026-10-15T12:00'), at('2026-10-14T12:00')]);
  expect(general?.customsCutoff).toBe(at('2026-10-15T18:00'));
  expect(airCutOffs('2026-10-16', true, SHANGHAI, { handIn: 90 }).cyClosing).toBe(at('2026-10-14T12:00'));
});
