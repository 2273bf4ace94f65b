import { charts } from '#copy/charts.ts';
import type { ChartEdge, ChartNode } from '#machines/kit/chart-model.ts';
import type { MachineCoverage } from '../model/coverage.ts';
import { codesOf, edgeWords, listWords, stateWords } from '../model/words.ts';
import type { Charted, Marks } from './review.ts';

interface StateListProps {
  charted: Charted;
  coverage?: MachineCoverage | null;
  marks?: Marks;
}

/** The same chart in words: for phones, for screen readers, and where no picture could be made. */
export function StateList({ charted, coverage = null, marks = {} }: StateListProps) {
  const { model } = charted;
  const branch = (parent: string | null) => {
    const nodes = model.nodes.filter((node) => node.parent === parent);
    if (nodes.length === 0) return null;
    return (
      <ul className="list-states">
        {nodes.map((node) => (
          <li key={node.id}>
            <State node={node} charted={charted} coverage={coverage} marks={marks} />
            {branch(node.id)}
          </li>
        ))}
      </ul>
    );
  };
  return branch(null);
}

function State({ node, charted, coverage, marks }: { node: ChartNode } & Required<StateListProps>) {
  const { model, glossary } = charted;
  const { parts } = charts;
  const parent = model.nodes.find(({ id }) => id === node.parent);
  const leaving = model.edges.filter(({ source }) => source === node.id);
  const facts: [string, string[]][] = [
    [parts.entry, node.entry],
    [parts.exit, node.exit],
    [parts.invoke, node.invoke.map(({ id }) => id)],
    [parts.tags, node.tags],
  ];
  const mark = marks[node.id];
  return (
    <div className="list-state" data-item={node.id} data-mark={mark}>
      <p className="list-name">
        <strong>{stateWords(node)}</strong>
        {node.description !== undefined && <code>{node.key}</code>}
        {node.type !== 'atomic' && <span className="tag">{charts.kinds[node.type]}</span>}
        {parent?.initial === node.id && <span className="tag">{charts.initial}</span>}
        {mark !== undefined && <span className="tag">{charts.difference.marks[mark]}</span>}
      </p>
      {facts
        .filter(([, names]) => names.length > 0)
        .map(([label, names]) => (
          <p key={label} className="list-fact">
            <span>{label}</span> {listWords(names, glossary)} <code>{codesOf(names, glossary)}</code>
          </p>
        ))}
      {leaving.length > 0 && (
        <ul className="list-edges">
          {leaving.map((edge) => (
            <Transition key={edge.id} edge={edge} charted={charted} coverage={coverage} marks={marks} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Transition({ edge, charted, coverage, marks }: { edge: ChartEdge } & Required<StateListProps>) {
  const { model, glossary } = charted;
  const { event, guard, actions, description, codes } = edgeWords(edge, model, glossary);
  const hits = coverage?.edges[edge.id]?.hits;
  const mark = marks[edge.id];
  const targets = edge.targets.map((target) => model.nodes.find(({ id }) => id === target));
  return (
    <li className="list-edge" data-item={edge.id} data-mark={mark}>
      {mark !== undefined && <span className="tag">{charts.difference.marks[mark]}</span>}
      <span className="list-event">{event}</span>
      {guard !== undefined && <span className="list-guard">{guard}</span>}
      <span className="list-target">
        {targets.length === 0
          ? charts.stays
          : `${charts.leadsTo}「${targets.map((node) => (node === undefined ? '' : stateWords(node))).join('、')}」`}
      </span>
      {actions !== undefined && <span className="list-actions">{actions}</span>}
      {description !== undefined && <span className="list-note">{description}</span>}
      {codes !== undefined && <code>{codes}</code>}
      {hits !== undefined && (
        <span className={hits > 0 ? 'list-hits' : 'list-hits list-untaken'}>{charts.coverage.times(hits)}</span>
      )}
    </li>
  );
}
