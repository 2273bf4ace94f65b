import { charts } from '#copy/charts.ts';
import type { LiveChart } from './live-chart.ts';
import { happeningWords, placeWords } from './log-words.ts';
import type { LiveEntry } from './recorder.ts';

interface LiveLogProps {
  entries: readonly LiveEntry[];
  charts: Readonly<Record<string, LiveChart>>;
  onChoose: (key: number) => void;
}

const words = charts.live;

/** Lists events, the latest first. */
export function LiveLog({ entries, charts: chartById, onChoose }: LiveLogProps) {
  const rows = entries.flatMap((entry) => {
    const chart = chartById[entry.id];
    return chart === undefined ? [] : [{ entry, chart }];
  });
  return (
    <section className="live-log" aria-label={words.log}>
      <h3>{words.log}</h3>
      <p>{words.logHelp}</p>
      {rows.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ol>
          {rows.reverse().map(({ entry, chart }) => (
            <Row key={entry.number} entry={entry} chart={chart} onChoose={onChoose} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface RowProps {
  entry: LiveEntry;
  chart: LiveChart;
  onChoose: (key: number) => void;
}

function Row({ entry, chart, onChoose }: RowProps) {
  const { at, event, fields, isMore, times, states, key } = entry;
  const open = [...fields, ...(isMore ? [words.hidden] : [])];
  return (
    <li>
      <p>
        <time>{words.seconds(at)}</time>
        <button type="button" onClick={() => onChoose(key)}>
          {chart.title}
        </button>
        <strong>{happeningWords(entry, chart)}</strong>
        {times > 1 && <span>{words.times(times)}</span>}
      </p>
      <p className="live-detail">
        <code>{event}</code>
        {open.length > 0 && <span>{open.join('，')}</span>}
        <span>→ {placeWords(chart.model, states)}</span>
      </p>
    </li>
  );
}
