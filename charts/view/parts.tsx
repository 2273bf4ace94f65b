import type { ReactNode } from 'react';
import { brand } from '#copy/brand.ts';
import { charts } from '#copy/charts.ts';
import { type MachineCoverage, takenCount } from '../model/coverage.ts';
import type { MachineReview } from './review.ts';

interface TopBarProps {
  title: string;
  purpose: string;
  /** Where the list of all charts lies; null on that list itself. */
  home: string | null;
  children?: ReactNode;
}

export function TopBar({ title, purpose, home, children }: TopBarProps) {
  return (
    <header className="top">
      <p className="top-brand">
        <svg className="diamond" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1 15 8 8 15 1 8Z" />
        </svg>
        {home === null ? (
          `${brand.name} ${charts.title}`
        ) : (
          <a href={home}>
            {brand.name} {charts.title}
          </a>
        )}
      </p>
      <div className="top-words">
        <h1>{title}</h1>
        <p>{purpose}</p>
      </div>
      {children}
    </header>
  );
}

export function Figures({ review: { model, coverage, changed } }: { review: MachineReview }) {
  const { figures } = charts;
  const rows: [string, string][] = [
    [figures.states, String(model.nodes.length)],
    [figures.transitions, String(model.edges.length)],
    [figures.coverage, coverage === null ? charts.none : coveredWords(coverage, model.edges.length)],
    [figures.changed, changed ?? charts.noHistory],
  ];
  return (
    <dl className="figures">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const coveredWords = (coverage: MachineCoverage, all: number) =>
  coverage.isStale ? charts.staleCovered(takenCount(coverage), all) : charts.covered(takenCount(coverage), all);

/** Toolbar above a chart; the page's script makes it interactive. */
export function Tools({ hasChart }: { hasChart: boolean }) {
  const { tools, views } = charts;
  return (
    <section className="tools" aria-label={charts.toolsLabel}>
      {hasChart && (
        <fieldset className="switch">
          <legend className="unseen">{charts.viewsLabel}</legend>
          <button type="button" data-view-choice="chart" aria-pressed="true">
            {views.chart}
          </button>
          <button type="button" data-view-choice="list" aria-pressed="false">
            {views.list}
          </button>
        </fieldset>
      )}
      <label className="search">
        <span className="unseen">{charts.search}</span>
        <input type="text" enterKeyHint="search" placeholder={charts.searchHelp} autoComplete="off" />
        <output />
      </label>
      {hasChart && (
        <span className="zoom">
          <button type="button" data-tool="out" aria-label={tools.zoomOut}>
            −
          </button>
          <button type="button" data-tool="in" aria-label={tools.zoomIn}>
            ＋
          </button>
          <button type="button" data-tool="fit">
            {tools.fit}
          </button>
        </span>
      )}
      {hasChart && <Legend />}
      <button type="button" data-tool="theme">
        {tools.theme}
      </button>
      <button type="button" data-tool="print">
        {tools.print}
      </button>
    </section>
  );
}

/** Opened by the browser itself, before any script has come. */
function Legend() {
  const { legends } = charts;
  return (
    <>
      <button type="button" popoverTarget="legend">
        {charts.legend}
      </button>
      <div className="legend" id="legend" popover="auto">
        <ul>
          <li>
            <i className="legend-start" /> {legends.start}
          </li>
          <li>
            <i className="legend-state" /> {legends.state}
          </li>
          <li>
            <i className="legend-region" /> {legends.region}
          </li>
          <li>
            <i className="legend-parallel" /> {legends.parallel}
          </li>
          <li>
            <i className="legend-final" /> {legends.final}
          </li>
          <li>⚙ {legends.invoke}</li>
        </ul>
        <p>{charts.chartHelp}</p>
      </div>
    </>
  );
}
