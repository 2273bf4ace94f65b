import { charts } from '#copy/charts.ts';
import { Chart } from './Chart.tsx';
import { Figures, TopBar } from './parts.tsx';
import type { ClauseRow, MachineReview, Overview } from './review.ts';
import { StateList } from './StateList.tsx';

export function IndexPage({ overview }: { overview: Overview }) {
  const { machines, map, clauses, revision, madeAt, comparedWith } = overview;
  return (
    <div className="review review-index">
      <TopBar title={charts.index} purpose={charts.intro} home={null}>
        <p className="made">
          {charts.madeAt(madeAt)}
          {revision !== null && `，${charts.revision(revision)}`}
        </p>
        <nav className="jump">
          <a href="#machines">{charts.machines}</a>
          <a href="#map">{charts.map}</a>
          {comparedWith !== null && <a href="#difference">{charts.panels.difference}</a>}
          <a href="#clauses">{charts.clauses}</a>
          <a href="everything.html">{charts.take.everything}</a>
        </nav>
      </TopBar>
      <main>
        <section id="machines">
          <h2>{charts.machines}</h2>
          <ul className="cards">
            {machines.map((review) => (
              <li key={review.id} className="card">
                <h3>
                  <a href={`machines/${review.id}.html`}>{review.title}</a>
                </h3>
                <p>{review.purpose}</p>
                <Figures review={review} />
              </li>
            ))}
          </ul>
        </section>
        <section id="map">
          <h2>{charts.map}</h2>
          <p>{charts.mapHelp}</p>
          <div className="map">
            <Chart charted={map} title={charts.map} hrefOf={(id) => `machines/${id}.html`} />
          </div>
          <MapWords machines={machines} />
        </section>
        {comparedWith !== null && <Differences overview={overview} revision={comparedWith} />}
        <section id="clauses">
          <h2>{charts.clauses}</h2>
          <p>{charts.clausesHelp}</p>
          {clauses.every(({ tests }) => tests.every(({ state }) => state === 'notRun')) && (
            <p className="warning">{charts.testsFromSources}</p>
          )}
          <ul className="clauses">
            {clauses.map((clause) => (
              <Clause key={clause.id} clause={clause} />
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

function MapWords({ machines }: { machines: readonly MachineReview[] }) {
  return (
    <ul className="map-words">
      {machines.flatMap((review) =>
        review.starts.map(({ id, title, where }) => (
          <li key={`${review.id} ${id} ${where}`}>{charts.mapRow(review.title, title, where)}</li>
        )),
      )}
    </ul>
  );
}

function Differences({ overview: { machines, lostMachines }, revision }: { overview: Overview; revision: string }) {
  const { difference } = charts;
  const differing = machines.filter(
    ({ comparison }) => comparison !== null && (comparison.charted === null || comparison.changes.length > 0),
  );
  return (
    <section id="difference">
      <h2>{difference.heading(revision)}</h2>
      {differing.length + lostMachines.length === 0 && <p>{difference.none}</p>}
      <ul>
        {differing.map(({ id, title, comparison }) => (
          <li key={id}>
            <a href={comparison?.charted == null ? `machines/${id}.html` : `machines/${id}.difference.html`}>{title}</a>
            {'：'}
            {comparison?.charted == null ? difference.newMachine : countsOf(comparison.changes)}
          </li>
        ))}
        {lostMachines.map((id) => (
          <li key={id}>{difference.lostMachine(id)}</li>
        ))}
      </ul>
    </section>
  );
}

const countsOf = (changes: readonly { mark: string }[]) => {
  const count = (wanted: string) => changes.filter(({ mark }) => mark === wanted).length;
  return charts.difference.counts(count('added'), count('removed'), count('changed'));
};

function Clause({ clause: { id, text, machines, stories, tests } }: { clause: ClauseRow }) {
  const countOf = (wanted: string) => tests.filter(({ state }) => state === wanted).length;
  return (
    <li id={`clause-${id}`}>
      <b>{id}</b>
      <p>{text}</p>
      {machines.length + stories.length > 0 && (
        <p className="clause-machines">
          {machines.map((machine) => (
            <a key={machine.id} href={`machines/${machine.id}.html`}>
              {machine.title}
            </a>
          ))}
          {stories.length > 0 && <span>{`${charts.stories}：${stories.join('、')}`}</span>}
        </p>
      )}
      {tests.length === 0 ? (
        <p className="clause-untested">{charts.noTests}</p>
      ) : (
        <details>
          <summary>{charts.testCount(tests.length, countOf('passed'), countOf('failed'))}</summary>
          <ul>
            {tests.map(({ title, state }) => (
              <li key={title} data-state={state}>
                {`${charts.testState[state]} ${title}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Everything in one file that needs nothing beside it. */
export function EverythingPage({ overview }: { overview: Overview }) {
  return (
    <div className="review review-everything">
      <TopBar title={charts.index} purpose={charts.intro} home={null}>
        <p className="made">
          {charts.madeAt(overview.madeAt)}
          {overview.revision !== null && `，${charts.revision(overview.revision)}`}
        </p>
      </TopBar>
      <main>
        <nav>
          <ul className="contents">
            {overview.machines.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2>{charts.map}</h2>
          <Chart charted={overview.map} title={charts.map} hrefOf={(id) => `#${id}`} />
          <MapWords machines={overview.machines} />
        </section>
        {overview.machines.map((review) => (
          <section key={review.id} id={review.id} className="sheet">
            <h2>{review.title}</h2>
            <p>{review.purpose}</p>
            <Figures review={review} />
            <Chart charted={review} title={review.title} />
            <StateList charted={review} coverage={review.coverage} />
          </section>
        ))}
        <section>
          <h2>{charts.clauses}</h2>
          <ul className="clauses">
            {overview.clauses.map((clause) => (
              <Clause key={clause.id} clause={clause} />
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
