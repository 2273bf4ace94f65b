import { stop } from './process.mjs';

const CHANNELS = {
  sms: '短信',
  mail: '邮件',
  wecom: '企业微信',
  dingtalk: '钉钉',
  webhook: 'web-hook',
  terminal: '终端',
};

/**
 * @typedef {object} Tools
 * @property {(name: string, body: object) => Promise<any>} desk
 * @property {(line: string) => void} print
 * @property {(text: unknown) => string} plain
 * @property {(at: number) => string} time
 */

/** Lists undeliverable messages and retries them. @param {Tools} tools @param {string[]} words */
export async function operatorOutbox({ desk, print, plain, time }, [command = 'dead', id]) {
  if (command === 'retry') {
    if (id === undefined) return stop('请写通知的编号，例如 npm run desk -- outbox retry <编号>');
    await desk('outbox/retry', { id });
    return print(`${plain(id)} 将再发一次`);
  }
  if (command !== 'dead' && command !== 'waiting') return stop(`没有命令“outbox ${plain(command)}”`);
  const { items, total, next } = await desk('outbox/query', { state: command, pageSize: 50 });
  print(`${command === 'dead' ? '没有发出的通知' : '还在重试的通知'}（${total}）`);
  for (const one of items) {
    const channel = CHANNELS[/** @type {keyof typeof CHANNELS} */ (one.channel)];
    const tried = `试了 ${one.attempts} 次`;
    const again = command === 'waiting' ? `${time(one.nextAttemptAt)} 再试` : '';
    const parts = [one.id, one.kindName, one.subject, channel, time(one.createdAt), tried, again, one.lastError ?? ''];
    print(
      `  ${parts
        .map(plain)
        .filter((part) => part !== '')
        .join('  ')}`,
    );
  }
  if (next !== null) print(`  …还有 ${total - items.length} 条，先处理以上的`);
}
