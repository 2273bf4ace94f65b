import { charts } from '#copy/charts.ts';
import type { Box, Drawing, InnerRow, Plate, Point, TextLine } from '../layout/drawing.ts';
import type { MachineCoverage } from '../model/coverage.ts';
import { stateWords } from '../model/words.ts';
import type { Charted, Marks } from './review.ts';

interface ChartProps {
  charted: Charted;
  title: string;
  coverage?: MachineCoverage | null;
  marks?: Marks;
  /** Active states, for a chart shown beside a story. */
  active?: readonly string[];
  /** Page of a state, as on the map. */
  hrefOf?: (state: string) => string;
  /** Whether a large chart opens at its start and legible, instead of whole. */
  opensLegible?: boolean;
}

const CORNER = 6;

/** A right-angled way with rounded corners. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      const near = towards(point, before);
      const far = towards(point, after);
      return `L${near.x} ${near.y}Q${point.x} ${point.y} ${far.x} ${far.y}`;
    })
    .join('');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = Math.min(CORNER, length / 2);
  return { x: from.x + ((to.x - from.x) / length) * step, y: from.y + ((to.y - from.y) / length) * step };
}

/** The arrow's head at the end of a way. */
export function headOf(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [along, across] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const back = { x: tip.x - along * 8, y: tip.y - across * 8 };
  return `M${tip.x} ${tip.y}L${back.x - across * 4} ${back.y + along * 4}L${back.x + across * 4} ${back.y - along * 4}Z`;
}

/** Frame of a chart on a common screen, and the scale below which labels are illegible. */
const FRAME = { width: 920, height: 700 };
const LEGIBLE = 0.7;

/** A large chart opens at its start, or at the first of what is marked on it. */
function openingOf({ width, height, starts, boxes, plates }: Drawing, marks: Marks): string {
  const [wide, high] = [FRAME.width / LEGIBLE, FRAME.height / LEGIBLE];
  if (width <= wide && height <= high) return `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`;
  const marked = plates.find(({ edge }) => edge in marks) ?? boxes.find(({ state }) => state in marks);
  const seen = marked ?? { x: starts[0]?.x ?? width / 2, y: 0, width: 0, height: 0 };
  const left = within(seen.x + seen.width / 2, wide, width, (width - wide) / 2);
  const top = within(seen.y + seen.height / 2, high, height, 0);
  return [left, top, wide, high].map(Math.round).join(' ');
}

/** Where a frame begins that has a point in its middle and stays on the picture. */
const within = (middle: number, frame: number, whole: number, otherwise: number) =>
  whole <= frame ? otherwise : Math.min(Math.max(middle - frame / 2, 0), whole - frame);

const Lines = ({ lines, x, y, isCentred }: { lines: readonly TextLine[]; x: number; y: number; isCentred?: boolean }) =>
  lines.map(({ role, text, y: down }) => (
    <text key={down} className={`chart-${role}`} x={x} y={y + down} {...(isCentred ? { textAnchor: 'middle' } : {})}>
      {`${text} `}
    </text>
  ));

/** One chart as a picture; everything in it that a reader can ask about has the id it has in the chart. */
export function Chart({
  charted: { model, drawing },
  title,
  coverage,
  marks = {},
  active = [],
  hrefOf,
  opensLegible = false,
}: ChartProps) {
  if (drawing === null) return <p className="chart-missing">{charts.noPicture}</p>;
  const edges = new Map(model.edges.map((edge) => [edge.id, edge]));
  const nodes = new Map(model.nodes.map((node) => [node.id, node]));
  const parents = new Set(model.nodes.map(({ parent }) => parent));
  const attributesOf = (id: string) => {
    const edge = edges.get(id);
    const mark = marks[id];
    return {
      'data-edge': id,
      'data-source': edge?.source ?? '',
      'data-targets': edge?.targets.join(' ') ?? '',
      ...(mark === undefined ? {} : { 'data-mark': mark }),
      ...(coverage ? { 'data-taken': (coverage.edges[id]?.hits ?? 0) > 0 ? 'yes' : 'no' } : {}),
      ...(mark === undefined ? {} : { 'aria-description': charts.difference.marks[mark] }),
    };
  };
  const outer = (box: Box) => (parents.has(box.state) ? 'chart-region' : 'chart-state');

  return (
    <svg
      className="chart"
      aria-label={charts.chartLabel(title)}
      viewBox={
        opensLegible ? openingOf(drawing, marks) : `0 0 ${Math.ceil(drawing.width)} ${Math.ceil(drawing.height)}`
      }
      data-width={Math.ceil(drawing.width)}
      data-height={Math.ceil(drawing.height)}
      xmlns="http://www.w3.org/2000/svg"
    >
      {drawing.boxes.map((box) => {
        const mark = marks[box.state];
        const state = (
          <g
            key={box.state}
            className={`chart-part ${outer(box)} chart-type-${box.type}`}
            data-state={box.state}
            data-region={parents.has(box.state) ? 'yes' : undefined}
            data-mark={mark}
            data-active={active.includes(box.state) ? 'yes' : undefined}
            {...(hrefOf === undefined ? pressable : {})}
            {...(hrefOf === undefined && box === drawing.boxes[0] ? { tabIndex: 0 } : {})}
            aria-description={[charts.kinds[box.type], mark === undefined ? '' : charts.difference.marks[mark]]
              .filter(Boolean)
              .join('，')}
          >
            <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={box.type === 'history' ? 16 : 6} />
            {box.type === 'final' && (
              <rect
                className="chart-ring"
                x={box.x + 3}
                y={box.y + 3}
                width={box.width - 6}
                height={box.height - 6}
                rx={4}
              />
            )}
            {box.type === 'history' ? (
              <Lines lines={box.lines} x={box.x + 16} y={box.y} isCentred />
            ) : (
              <Lines lines={box.lines} x={box.x + 12} y={box.y} />
            )}
          </g>
        );
        return hrefOf === undefined ? (
          state
        ) : (
          <a key={box.state} href={hrefOf(box.state)}>
            {state}
          </a>
        );
      })}
      {drawing.boxes
        .filter(({ type, parent }) => type !== 'history' && parent !== null && nodes.get(parent)?.type === 'parallel')
        .map((box) => (
          <rect
            key={box.state}
            className="chart-lane"
            x={box.x}
            y={box.y + 6}
            width={3}
            height={Math.max(box.head - 12, 8)}
          />
        ))}
      {drawing.boxes
        .filter(({ state }) => parents.has(state))
        .map((box) => {
          const node = nodes.get(box.state);
          return (
            <g
              key={box.state}
              className="chart-part chart-fold"
              data-fold={box.state}
              {...pressable}
              aria-label={charts.collapse(node === undefined ? box.state : stateWords(node))}
            >
              <rect x={box.x + box.width - 26} y={box.y + 6} width={20} height={20} rx={4} />
              <path d={`M${box.x + box.width - 21} ${box.y + 16}h10`} />
            </g>
          );
        })}
      {drawing.starts.map(({ region, x, y, points }) => (
        <g key={region} className="chart-way chart-start">
          <circle cx={x + 6} cy={y + 6} r={5} />
          <path d={pathOf(points)} />
          <path className="chart-head" d={headOf(points)} />
        </g>
      ))}
      {drawing.routes.map(({ edge, target, points }) => {
        const { 'aria-description': _, ...attributes } = attributesOf(edge);
        return (
          <g key={`${edge} ${target}`} className="chart-way chart-route" {...attributes}>
            <path d={pathOf(points)} />
            <path className="chart-head" d={headOf(points)} />
          </g>
        );
      })}
      {drawing.plates.map((plate) => (
        <PlateMark key={`${plate.edge} ${plate.target}`} plate={plate} attributes={attributesOf(plate.edge)} />
      ))}
      {drawing.boxes.flatMap((box) =>
        box.inner.map((row) => <InnerMark key={row.edge} box={box} row={row} attributes={attributesOf(row.edge)} />),
      )}
    </svg>
  );
}

/** SVG knows no button; the script of the page makes one of what says it is. */
const pressable = { role: 'button', tabIndex: -1 };

type Attributes = Readonly<Record<string, string>>;

const PlateMark = ({ plate: { x, y, width, height, lines }, attributes }: { plate: Plate; attributes: Attributes }) => (
  <g className="chart-part chart-plate" {...pressable} {...attributes}>
    <rect x={x} y={y} width={width} height={height} rx={4} />
    <Lines lines={lines} x={x + width / 2} y={y} isCentred />
  </g>
);

const InnerMark = ({ box, row, attributes }: { box: Box; row: InnerRow; attributes: Attributes }) => (
  <g className="chart-part chart-plate chart-inner" {...pressable} {...attributes}>
    <rect x={box.x + 6} y={box.y + row.y} width={box.width - 12} height={row.height} rx={4} />
    <Lines lines={row.lines} x={box.x + 14} y={box.y + row.y} />
  </g>
);
