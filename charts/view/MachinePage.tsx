import { charts } from '#copy/charts.ts';
import { takenCount } from '../model/coverage.ts';
import { edgeWords, sentence } from '../model/words.ts';
import { Chart } from './Chart.tsx';
import { Figures, Tools, TopBar } from './parts.tsx';
import { type MachineReview, marksOf } from './review.ts';
import { ChangeList, SidePanels } from './SidePanels.tsx';
import { StateList } from './StateList.tsx';

/** The page of one machine: its picture and its list, and beside them everything known about it. */
export function MachinePage({ review }: { review: MachineReview }) {
  const { title, purpose, coverage, drawing } = review;
  return (
    <div className="review" data-machine={review.id} data-view={drawing === null ? 'list' : 'auto'}>
      <TopBar title={title} purpose={purpose} home="../index.html">
        <Figures review={review} />
      </TopBar>
      <Tools hasChart={drawing !== null} />
      <main className="review-main">
        <section className="canvas" aria-label={charts.chartLabel(title)}>
          <Chart charted={review} title={title} coverage={coverage} opensLegible />
        </section>
        <section className="list" aria-label={charts.listHeading(title)}>
          <h2>{charts.listHeading(title)}</h2>
          <StateList charted={review} coverage={coverage} />
        </section>
      </main>
      <SidePanels review={review} missing={<Untaken review={review} />} />
    </div>
  );
}

function Untaken({ review: { coverage, model, glossary } }: { review: MachineReview }) {
  if (coverage === null) return <p>{charts.coverage.none}</p>;
  const untaken = model.edges.filter(({ id }) => coverage.edges[id]?.hits === 0);
  return (
    <>
      <p>{charts.coverage.total(takenCount(coverage), model.edges.length)}</p>
      {coverage.isStale && <p className="warning">{charts.coverage.stale}</p>}
      {untaken.length > 0 && (
        <>
          <h3>{charts.coverage.missing}</h3>
          <ul>
            {untaken.map((edge) => (
              <li key={edge.id}>
                <button type="button" className="link" data-show={edge.id}>
                  {sentence(edgeWords(edge, model, glossary))}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Two revisions of a machine in one picture, what was removed still there. */
export function DifferencePage({ review }: { review: MachineReview }) {
  const { comparison, title, id } = review;
  if (comparison === null) return null;
  const { charted, revision } = comparison;
  const marks = marksOf(comparison);
  const shown = charted ?? review;
  return (
    <div className="review review-difference" data-machine={id} data-view={shown.drawing === null ? 'list' : 'auto'}>
      <TopBar title={charts.difference.title(title, revision)} purpose={review.purpose} home="../index.html" />
      <Tools hasChart={shown.drawing !== null} />
      <main className="review-main">
        <section className="canvas" aria-label={charts.chartLabel(title)}>
          <Chart charted={shown} title={title} marks={marks} opensLegible />
        </section>
        <section className="list" aria-label={charts.listHeading(title)}>
          <h2>{charts.listHeading(title)}</h2>
          <StateList charted={shown} marks={marks} />
        </section>
      </main>
      <aside className="panels">
        <section className="panel" data-panel="difference">
          <h2>{charts.difference.heading(revision)}</h2>
          <p>{charts.difference.help}</p>
          <ChangeList comparison={comparison} />
          <p>
            <a href={`${id}.html`}>{charts.difference.back}</a>
          </p>
        </section>
      </aside>
    </div>
  );
}
