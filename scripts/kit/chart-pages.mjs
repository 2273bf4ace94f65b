/**
 * @typedef {{ id: string, parent: string | null, type: string, description?: string, tags: string[] }} Node
 * @typedef {{ source: string, targets: string[], event: string, kind: string, after?: { name: string, ms?: number }, guard?: string, actions: string[], description?: string }} Edge
 * @typedef {{ id: string, nodes: Node[], edges: Edge[] }} Model
 * @typedef {{ id: string, title: string, purpose: string }} Entry
 */

const marks = /** @type {const} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' });

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"']/g, (mark) => marks[/** @type {keyof typeof marks} */ (mark)]);

/** @param {string} title @param {string} body */
const page = (title, body) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** States below the root: the root is the machine itself. @param {Model} model */
const statesOf = (model) => model.nodes.filter((node) => node.parent !== null);

/** @param {{ entry: Entry, model: Model }[]} machines */
export const indexPage = (machines) =>
  page(
    '状态图',
    [
      '<h1>状态图</h1>',
      '<table>',
      '<thead><tr><th scope="col">状态图</th><th scope="col">用途</th><th scope="col">状态</th><th scope="col">迁移</th></tr></thead>',
      '<tbody>',
      ...machines.map(
        ({ entry, model }) =>
          `<tr><th scope="row"><a href="${escaped(entry.id)}.html">${escaped(entry.title)}</a></th><td>${escaped(entry.purpose)}</td><td>${statesOf(model).length}</td><td>${model.edges.length}</td></tr>`,
      ),
      '</tbody>',
      '</table>',
    ].join('\n'),
  );

/** @param {Edge} edge */
function cause({ event, kind, after }) {
  if (kind === 'always') return '立即';
  if (after) return `${after.name}${after.ms === undefined ? '' : `（${after.ms} 毫秒）`}之后`;
  return event;
}

/** @param {Edge} edge */
const transition = (edge) =>
  [
    `<code>${escaped(cause(edge))}</code>`,
    edge.targets.length === 0
      ? '：留在原处'
      : ` → ${edge.targets.map((id) => `<a href="#${escaped(id)}">${escaped(id)}</a>`).join('、')}`,
    edge.guard ? `，条件 <code>${escaped(edge.guard)}</code>` : '',
    edge.actions.length === 0 ? '' : `，动作 <code>${escaped(edge.actions.join('、'))}</code>`,
    edge.description ? `。${escaped(edge.description)}` : '',
  ].join('');

/** @param {Entry} entry @param {Model} model */
export const machinePage = (entry, model) =>
  page(
    `${entry.title} · 状态图`,
    [
      '<p><a href="index.html">全部状态图</a></p>',
      `<h1>${escaped(entry.title)}</h1>`,
      `<p>${escaped(entry.purpose)}</p>`,
      ...model.nodes.map((node) =>
        [
          `<section aria-labelledby="${escaped(node.id)}">`,
          `<h2 id="${escaped(node.id)}">${escaped(node.id)}</h2>`,
          node.description ? `<p>${escaped(node.description)}</p>` : '',
          '<ul>',
          ...model.edges.filter(({ source }) => source === node.id).map((edge) => `<li>${transition(edge)}</li>`),
          '</ul>',
          '</section>',
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    ]
      .join('\n')
      .replaceAll('<ul>\n</ul>\n', ''),
  );
