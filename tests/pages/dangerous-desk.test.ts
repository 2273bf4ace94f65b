import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Router, type RouterProps } from 'wouter';
import { createActor, fromPromise, waitFor } from 'xstate';
import { methanolSheet } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import {
  type DangerousLookupRef,
  type DgEntry,
  dangerousLookupMachine,
  type SheetAnswer,
} from '#machines/dangerous-lookup/index.ts';
import { dangerousLookup as words } from '#src/ui/copy/dangerous-lookup.ts';
import { dangerousSheet } from '#src/ui/copy/dangerous-sheet.ts';
import { DangerousLookup } from '#src/views/dangerous-lookup/DangerousLookup.tsx';
import { DangerousSheet } from '#src/views/dangerous-lookup/DangerousSheet.tsx';

const sheet = {
  ...methanolSheet,
  segregation: [...methanolSheet.segregation, { dgClass: '4.1', value: '1' }, { dgClass: '4.3', value: '2' }],
  warehouses: [
    {
      id: 'w1',
      name: '临港一号库',
      cityCode: '310000',
      district: '浦东新区',
      kinds: ['甲类'],
      takes: true,
      refusedClasses: [],
    },
  ],
};

function lookup(): DangerousLookupRef {
  const machine = dangerousLookupMachine.provide({
    actors: {
      findMatches: fromPromise<readonly DgEntry[], { text: string }>(async () => []),
      readSheet: fromPromise<SheetAnswer, { unNo: string }>(async () => ({ outcome: 'found', sheet })),
    },
    delays: { debounce: 0 },
  });
  return createActor(machine).start();
}

const html = async (element: ReactElement) => {
  const { prelude } = await prerenderToNodeStream(createElement(Router, { ssrPath: '/' } as RouterProps, element));
  return text(prelude as NodeJS.ReadableStream);
};

test('[1.2] a number the register does not have leads to a person: to the desk, or on the desk to its question', async () => {
  const actor = lookup();
  actor.send({ type: 'lookup.typed', text: '9999' });
  await waitFor(actor, (snapshot) => snapshot.matches({ matching: 'offered' }));
  const elsewhere = await html(createElement(DangerousLookup, { actor }));
  expect(elsewhere).toContain('href="/dgdesk?un=9999"');
  const onTheDesk = await html(createElement(DangerousLookup, { actor, onAsk: () => undefined }));
  expect(onTheDesk).not.toContain('/dgdesk');
  expect(onTheDesk).toMatch(new RegExp(`<button[^>]*>.*${words.ask}`));
});

test('[1.2] a sheet says with which classes its goods may not share a container, and which stores take them', async () => {
  const actor = lookup();
  actor.send({ type: 'sheet.open', unNo: '1230' });
  await waitFor(actor, (snapshot) => snapshot.matches({ sheet: 'shown' }));
  const shown = await html(createElement(DangerousSheet, { actor }));
  const plain = shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(plain).toContain(`${dangerousSheet.forbidden} 5.1、4.3 类`);
  expect(plain).toContain(`${dangerousSheet.approval} 4.1 类`);
  expect(plain).toContain('临港一号库（浦东新区）');
});
