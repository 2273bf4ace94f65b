import { expect, test } from 'vitest';
import { createRecentPorts } from '#src/features/search/recent-ports.ts';

function keeperOf(text: string | null) {
  let kept = text;
  return {
    read: () => kept,
    write: (_: string, next: string) => {
      kept = next;
    },
  };
}

test('[3.5] the last five stay, newest first, whichever search of the site they were chosen in', () => {
  const keeper = keeperOf(JSON.stringify({ origin: ['CNNGB', 'CNTAO', 'CNSHK', 'CNYTN', 'CNDLC'], destination: [] }));
  const recent = createRecentPorts(keeper);
  recent.keep({ origin: [], destination: [] });
  expect(recent.read().origin).toHaveLength(5);
  recent.keep({ origin: ['CNSHA'], destination: ['NLRTM'] });
  expect(recent.read()).toEqual({
    origin: ['CNSHA', 'CNNGB', 'CNTAO', 'CNSHK', 'CNYTN'],
    destination: ['NLRTM'],
  });
});

test('[3.5] what is chosen on one page is notified to the searches of the others, as it is kept', () => {
  const recent = createRecentPorts(keeperOf(JSON.stringify({ origin: ['CNNGB'], destination: [] })));
  const received: unknown[] = [];
  const stop = recent.watch((now) => received.push(now));
  const chosen = { origin: ['CNSHA'], destination: [] };
  recent.keep(chosen);
  expect(received).toEqual([{ origin: ['CNSHA', 'CNNGB'], destination: [] }]);
  recent.keep(received[0] as typeof chosen);
  expect(received).toHaveLength(1);
  stop();
  recent.keep({ origin: ['CNTAO'], destination: [] });
  expect(received).toHaveLength(1);
});

test('the last five lanes searched stay, newest first and each once, beside the ports', () => {
  const keeper = keeperOf(JSON.stringify({ origin: ['CNNGB'], destination: [] }));
  const recent = createRecentPorts(keeper);
  const lane = (origin: string) => ({ origin, destination: 'NLRTM' });
  for (const origin of ['CNSHA', 'CNNGB', 'CNTAO', 'CNSHA', 'CNDLC', 'CNYTN', 'CNSHK']) recent.keepLane(lane(origin));
  const kept = ['CNSHK', 'CNYTN', 'CNDLC', 'CNSHA', 'CNTAO'].map(lane);
  expect(recent.lanes()).toEqual(kept);
  recent.keep({ origin: ['CNSHA'], destination: ['NLRTM'] });
  expect(createRecentPorts(keeper).lanes()).toEqual(kept);
  expect(recent.read().origin).toEqual(['CNSHA', 'CNNGB']);
});

test.each(['{"lanes":"CNSHA"}', '{"lanes":[null,1,{"origin":"CNSHA"},{"origin":"<b>","destination":"NLRTM"}]}'])(
  'lanes that make no sense (%s) are none',
  (text) => {
    expect(createRecentPorts(keeperOf(text)).lanes()).toEqual([]);
  },
);

test.each([null, 'no json', '[]', '{"origin":[1,"<script>"],"destination":"CNSHA"}'])(
  '[3.5] what is kept and makes no sense (%s) is no list',
  (text) => {
    expect(createRecentPorts(keeperOf(text)).read()).toEqual({ origin: [], destination: [] });
  },
);

test('[3.5] where nothing can be kept the search works all the same', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const recent = createRecentPorts({ read: blocked, write: blocked });
  recent.keep({ origin: ['CNSHA'], destination: [] });
  expect(recent.read()).toEqual({ origin: [], destination: [] });
});
