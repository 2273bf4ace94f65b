import { expect, test } from 'vitest';
import { operatorImportVersions } from '#contract/calls/operator-imports.ts';
import { fieldMessages } from '#contract/messages.ts';
import { readRequest } from '#contract/request.ts';
import { importKindOf, importServices } from '#domain/imports/services.ts';

const read = (kind: string, service: string) =>
  readRequest(operatorImportVersions, { params: { kind }, body: { service } });

test.each(importServices)('[10.3][10.4] %s is asked for by its own kind, and by no other', (service) => {
  const kind = importKindOf(service);
  expect(read(kind, service)).toEqual({ value: { kind, service } });
  const other = kind === 'rates' ? 'schedules' : 'rates';
  expect(read(other, service)).toEqual({ fields: { service: fieldMessages.choice } });
});

test('a kind that does not exist is refused', () => {
  expect(read('prices', 'fcl')).toEqual({ fields: { kind: fieldMessages.choice } });
});
