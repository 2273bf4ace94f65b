const SYSTEMS = { local: '本机命令', 'desk-token': '外部系统', schedule: '定时' };

/**
 * @typedef {object} Tools
 * @property {(name: string, body: object) => Promise<any>} desk
 * @property {(line: string) => void} print
 * @property {(text: unknown) => string} plain
 * @property {(at: number) => string} time
 */

/** Prints the audit log, the latest first. @param {Tools} tools @param {string} keyword */
export async function operatorAudit({ desk, print, plain, time }, keyword) {
  const { items, next } = await desk('audit/query', { keyword });
  for (const { at, actorKind, actor, deed, subjectId } of items) {
    const who = actorKind === 'desk' ? actor : (SYSTEMS[/** @type {keyof typeof SYSTEMS} */ (actor)] ?? actor);
    print([time(at), who, deed, subjectId].map(plain).join('  '));
  }
  if (items.length === 0) print('没有符合的记录。');
  if (next !== null) print('…更早的在操作室的“操作记录”里看');
}
