import { isInBrowser } from './files.mjs';
import { openSession } from './warm.mjs';
import { openViewSession } from './warm-views.mjs';

/** @typedef {import('./warm.mjs').Session} Session */

/** One browser for all, opened when the first test of a view is asked for; one run after another. @param {string} root @returns {Session} */
const shareViews = (root) => {
  /** @type {Promise<Session> | null} */
  let opening = null;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return {
    run: (...asked) => {
      opening ??= openViewSession(root);
      const views = opening;
      const next = last.then(async () => (await views).run(...asked));
      last = next.catch(() => undefined);
      return next;
    },
    renew: async () => {},
    close: async () => {
      if (opening !== null) await (await opening).close();
    },
  };
};

/** As many sessions as asked for, each with a Node of its own and the same browser. @param {string} root @param {number} count @returns {Promise<Session[]>} */
export const openSessions = async (root, count) => {
  const views = shareViews(root);
  const inNode = await Promise.all(Array.from({ length: count }, () => openSession(root)));
  return inNode.map((session, index) => ({
    run: async (tests, ...rest) => {
      const shown = tests.filter(isInBrowser);
      const others = tests.filter((test) => !isInBrowser(test));
      if (shown.length === 0) return session.run(others, ...rest);
      if (others.length === 0) return views.run(shown, ...rest);
      const first = await session.run(others, ...rest);
      if (first.end !== 'done' || first.failures.length > 0) return first;
      const second = await views.run(shown, ...rest);
      const seconds = new Map([...first.seconds, ...second.seconds]);
      return { ...second, passed: first.passed + second.passed, seconds };
    },
    renew: session.renew,
    close: async () => {
      await session.close();
      if (index === 0) await views.close();
    },
  }));
};
