import type { ReactNode } from 'react';
import { charts } from '#copy/charts.ts';
import type { Comparison, MachineReview, Neighbour } from './review.ts';

const PANELS = ['about', 'simulate', 'coverage', 'screens', 'difference', 'take'] as const;

/** Panels beside a chart; the first is open, the others are tabs. */
export function SidePanels({ review, missing }: { review: MachineReview; missing: ReactNode }) {
  const bodies: Record<(typeof PANELS)[number], ReactNode> = {
    about: <About review={review} />,
    simulate: (
      <div className="simulator">
        <button type="button" className="primary" data-simulate>
          {charts.simulate.start}
        </button>
      </div>
    ),
    coverage: (
      <>
        {missing}
        {review.coverage !== null && (
          <>
            <button type="button" data-cover aria-pressed="false">
              {charts.coverage.show}
            </button>
            <div className="paths" aria-live="polite">
              <p>{charts.coverage.choose}</p>
            </div>
          </>
        )}
      </>
    ),
    screens: <Screens review={review} />,
    difference: <DifferenceSummary review={review} />,
    take: <Take id={review.id} />,
  };
  return (
    <aside className="panels" aria-label={charts.panelsLabel}>
      <div className="tabs" role="tablist" aria-label={charts.panelsLabel}>
        {PANELS.map((panel, index) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`tab-${panel}`}
            aria-controls={`panel-${panel}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-tab={panel}
          >
            {charts.panels[panel]}
          </button>
        ))}
      </div>
      {PANELS.map((panel, index) => (
        <section
          key={panel}
          className="panel"
          role="tabpanel"
          id={`panel-${panel}`}
          aria-labelledby={`tab-${panel}`}
          data-panel={panel}
          hidden={index !== 0}
        >
          <h2 className="unseen">{charts.panels[panel]}</h2>
          {bodies[panel]}
        </section>
      ))}
    </aside>
  );
}

function About({ review }: { review: MachineReview }) {
  return (
    <>
      <div className="selected" aria-live="polite">
        <p>{charts.aboutHelp}</p>
      </div>
      <Neighbours rows={review.startedBy} words={({ title, where }) => charts.mapRow(title, review.title, where)} />
      <Neighbours rows={review.starts} words={({ title, where }) => charts.mapRow(review.title, title, where)} />
    </>
  );
}

function Neighbours({ rows, words }: { rows: readonly Neighbour[]; words: (row: Neighbour) => string }) {
  if (rows.length === 0) return null;
  return (
    <ul className="neighbours">
      {rows.map((row) => (
        <li key={`${row.id} ${row.where}`}>
          <a href={`${row.id}.html`}>{words(row)}</a>
        </li>
      ))}
    </ul>
  );
}

function Screens({ review: { view, pictures, hasPictures } }: { review: MachineReview }) {
  const { screens } = charts;
  if (view === null) return <p>{screens.none}</p>;
  if (!hasPictures) return <p>{screens.skipped}</p>;
  if (pictures.length === 0) return <p>{screens.later}</p>;
  return (
    <>
      <p>{screens.choose}</p>
      <ul className="pictures">
        {pictures.map(({ file, words, states }) => (
          <li key={file}>
            <details data-picture={`../${file}`} data-states={states.join(' ')}>
              <summary>{words}</summary>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function DifferenceSummary({ review: { comparison, id } }: { review: MachineReview }) {
  const { difference } = charts;
  if (comparison === null) return <p>{difference.notRequested}</p>;
  return (
    <>
      <h3>{difference.heading(comparison.revision)}</h3>
      <ChangeList comparison={comparison} />
      {comparison.changes.length > 0 && comparison.charted !== null && (
        <p>
          <a href={`${id}.difference.html`}>{difference.seeAll}</a>
        </p>
      )}
    </>
  );
}

export function ChangeList({ comparison }: { comparison: Comparison }) {
  const { difference } = charts;
  if (comparison.charted === null) return <p>{difference.newMachine}</p>;
  if (comparison.changes.length === 0) return <p>{difference.none}</p>;
  return (
    <ul className="changes">
      {comparison.changes.map(({ id, mark, words, details }) => (
        <li key={`${mark} ${id}`} data-mark={mark}>
          <button type="button" className="link" data-show={id}>
            {words}
          </button>
          {details.length > 0 && (
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Take({ id }: { id: string }) {
  const { take } = charts;
  return (
    <ul className="take">
      <li>
        <a href={`../take/${id}.svg`} download>
          {take.svg}
        </a>
      </li>
      <li>
        <button type="button" className="link" data-png={id}>
          {take.png}
        </button>
      </li>
      <li>
        <a href={`../take/${id}.mmd`} download>
          {take.mermaid}
        </a>
      </li>
      <li>
        <a href={`../take/${id}.json`} download>
          {take.stately}
        </a>
      </li>
      <li>
        <a href="../everything.html">{take.everything}</a>
      </li>
    </ul>
  );
}
