import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { bookedServices } from '#contract/booked-services.ts';
import { airService } from '#domain/booking/services/air/service.ts';
import { cfsService } from '#domain/booking/services/cfs/service.ts';
import { deskService } from '#domain/booking/services/dgdesk/service.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import { fclService } from '#domain/booking/services/fcl/service.ts';
import { flexitankService } from '#domain/booking/services/flexitank/service.ts';
import { goodsService } from '#domain/booking/services/goods/service.ts';
import { lclService } from '#domain/booking/services/lcl/service.ts';
import { railService } from '#domain/booking/services/rail/service.ts';
import { tankService } from '#domain/booking/services/tank/service.ts';
import { truckService } from '#domain/booking/services/truck/service.ts';
import { warehouseService } from '#domain/booking/services/warehouse/service.ts';
import { joinPath } from '#domain/form/path.ts';
import { commonFields } from '#src/ui/copy/booking/fields.ts';
import { wordsOfServices } from '#src/ui/copy/booking/services.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';

interface Described {
  steps: readonly string[];
  description: { sections: readonly { at: string; fields: object }[] };
}

const services: Readonly<Record<keyof typeof bookedServices, Described>> = {
  air: airService,
  cfs: cfsService,
  dgdesk: deskService,
  domestic: domesticService,
  fcl: fclService,
  flexitank: flexitankService,
  goods: goodsService,
  lcl: lclService,
  rail: railService,
  tank: tankService,
  truck: truckService,
  warehouse: warehouseService,
};

const all = Object.values(wordsOfServices);
const views = readdirSync('src/views', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^booking-\w+.\w+Booking\.tsx$/.test(file),
);

test.each(Object.entries(services))('[3.13] %s needs no words of another service', (code, { description, steps }) => {
  const own = wordsOfServices[code as keyof typeof services];
  const paths = description.sections.flatMap(({ at, fields }) => Object.keys(fields).map((key) => joinPath(at, key)));
  const isAmong = (words: readonly object[], path: string) => words.some((some) => Object.hasOwn(some, path));
  const lacking = paths.filter((path) => {
    const fields = [own.fields, commonFields];
    return (
      !isAmong(fields, path) &&
      isAmong(
        all.map((words) => words.fields),
        path,
      )
    );
  });
  const codes = paths.filter((path) => {
    const choices = all.map((words) => words.choices);
    return isAmong(choices, path) && !isAmong([own.choices], path);
  });
  expect({ lacking, codes }).toEqual({ lacking: [], codes: [] });
  for (const step of steps) {
    const others = all.filter(({ steps }) => Object.hasOwn(steps, step));
    expect(others.length === 0 || Object.hasOwn(own.steps, step), step).toBe(true);
    expect(stepName(step), step).not.toBe(step);
  }
});

test('[3.13] the view of a service brings its words', () => {
  const brought = views.map((file) => {
    const [, code] = /copy\/booking\/services\/(\w+)\.ts'/.exec(readFileSync(`src/views/${file}`, 'utf8')) ?? [];
    return `${basename(file)} ${code}`;
  });
  expect(brought).toHaveLength(Object.keys(services).length);
  expect(brought.filter((text) => text.endsWith('undefined'))).toEqual([]);
});

test('[3.13] a field, a choice and a step are called the same in every service that has them', () => {
  const named = new Map<string, Set<string>>();
  const note = (key: string, name: unknown) => named.set(key, (named.get(key) ?? new Set()).add(JSON.stringify(name)));
  for (const { fields, steps, choices } of all) {
    for (const [path, words] of Object.entries(fields)) note(`field ${path}`, words);
    for (const [step, name] of Object.entries(steps)) note(`step ${step}`, name);
    for (const [path, names] of Object.entries(choices))
      for (const [code, name] of Object.entries(names)) note(`choice ${path} ${code}`, name);
  }
  expect(named.size).toBeGreaterThan(200);
  expect([...named].filter(([, names]) => names.size > 1)).toEqual([]);
});
