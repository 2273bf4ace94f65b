import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import { OutstandingPapers } from '#src/features/booking/form/FormPapers.tsx';

const NOW = Date.parse('2026-10-07T10:00:00+08:00');
const DUE = Date.parse('2026-10-20T12:00:00+08:00');
const vgm = { code: 'VGM', owner: 'SHIPPER', dueAt: DUE, status: 'MISSING' } as unknown as PaperReadiness;

let host: HTMLElement | undefined;

afterEach(() => host?.remove());

async function linesOf(formId: string, papers: readonly PaperReadiness[]) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(host!).render(<OutstandingPapers formId={formId} papers={papers} now={NOW} />));
  const link = host.querySelector<HTMLAnchorElement>('a[download$=".ics"]');
  return link && decodeURIComponent(link.href.replace(/^[^,]*,/, '')).split('\r\n');
}

const uidsOf = (lines: readonly string[] | null) => lines?.filter((line) => line.startsWith('UID:'));

test('[3.14] what is outstanding goes into a calendar: once for each form, and again in its place when the cut-off moves', async () => {
  const lines = await linesOf('here-1', [vgm]);
  expect(lines).toEqual(expect.arrayContaining(['DTSTAMP:20261007T020000Z', 'DTSTART:20261020T040000Z']));
  const own = uidsOf(lines);
  expect(own).toEqual(['UID:here-1-VGM@huazhou']);
  expect(uidsOf(await linesOf('here-1', [{ ...vgm, dueAt: DUE + 1 }]))).toEqual(own);
  expect(uidsOf(await linesOf('here-2', [vgm]))).not.toEqual(own);
});

test('[3.14] nothing that is ready or overdue is put there, and no file without an entry', async () => {
  const ready = { ...vgm, status: 'READY' } as PaperReadiness;
  expect(await linesOf('here-1', [ready, { ...vgm, dueAt: NOW }, { ...vgm, dueAt: null }])).toBeNull();
});
