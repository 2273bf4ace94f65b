import { memo, useEffect, useRef, useState } from 'react';
import { charts } from '#copy/charts.ts';
import { foldingOf } from '../page/collapse.ts';
import { markOnly, partsOf } from '../page/elements.ts';
import { keyboardOf } from '../page/keyboard.ts';
import { type Viewport, viewportOf } from '../page/viewport.ts';
import { Chart } from '../view/Chart.tsx';
import { StateList } from '../view/StateList.tsx';
import type { LiveChart } from './live-chart.ts';
import { placeWords } from './log-words.ts';
import type { LiveMachine } from './recorder.ts';

interface LiveMachineViewProps {
  machine: LiveMachine;
  chart: LiveChart;
}

/** One machine where it is now: in words, and on its picture or its list. */
export function LiveMachineView({ machine, chart }: LiveMachineViewProps) {
  const [view, setView] = useState<'chart' | 'list'>('chart');
  const shown = chart.drawing === null ? 'list' : view;
  return (
    <>
      <div className="live-bar">
        <p className="live-now">
          <span>{charts.live.now}</span> {placeWords(chart.model, machine.states)}
          {machine.isOver && `（${charts.simulate.ended}）`}
        </p>
        {chart.drawing !== null && (
          <fieldset className="live-switch">
            <legend className="sr-only">{charts.viewsLabel}</legend>
            {(['chart', 'list'] as const).map((choice) => (
              <button key={choice} type="button" aria-pressed={view === choice} onClick={() => setView(choice)}>
                {charts.views[choice]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <LitPicture
        key={`${chart.id} ${shown}`}
        chart={chart}
        view={shown}
        states={machine.states}
        edges={machine.edges}
      />
    </>
  );
}

interface LitPictureProps {
  chart: LiveChart;
  view: 'chart' | 'list';
  states: readonly string[];
  edges: readonly string[];
}

/** Drawn once; what moves on it is marked on the finished picture, as on the static page. */
function LitPicture({ chart, view, states, edges }: LitPictureProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<Viewport | null>(null);
  const isSeen = useRef(false);

  useEffect(() => {
    const svg = root.current?.querySelector<SVGSVGElement>('svg.chart');
    if (svg == null || viewport.current !== null) return;
    viewport.current = viewportOf(svg);
    const select = (id: string) => markOnly(svg, 'data-selected', partsOf(svg, id));
    keyboardOf(svg, viewport.current, foldingOf(svg), select);
  }, []);

  useEffect(() => {
    if (root.current === null) return;
    const container = root.current;
    const partsOfAll = (ids: readonly string[]) => ids.flatMap((id) => partsOf(container, id));
    markOnly(container, 'data-active', partsOfAll(states));
    markOnly(container, 'data-walked', partsOfAll(edges));
    const leaf = [...container.querySelectorAll<SVGGraphicsElement>('.chart-state[data-active="yes"]')].at(-1);
    if (leaf === undefined)
      container.querySelector('.list-state[data-active="yes"]')?.scrollIntoView({ block: 'nearest' });
    else if (isSeen.current) viewport.current?.show(leaf);
    else viewport.current?.near(leaf);
    isSeen.current = true;
  }, [states, edges]);

  return (
    <div ref={root} className="live-picture">
      <Picture chart={chart} view={view} />
    </div>
  );
}

/** A region that scrolls must be reached by keys. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

const Picture = memo(({ chart, view }: Pick<LitPictureProps, 'chart' | 'view'>) =>
  view === 'chart' ? (
    <div className="canvas">
      <Chart charted={chart} title={chart.title} opensLegible />
    </div>
  ) : (
    <section className="list" {...SCROLLED_BY_KEYS} aria-label={charts.listHeading(chart.title)}>
      <StateList charted={chart} />
    </section>
  ),
);
