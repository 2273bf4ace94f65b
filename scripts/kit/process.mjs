import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Lets a command finish its work when a reader such as `head` closes the pipe early: later output is lost. */
export const surviveClosedOutput = () =>
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Lines of the terminal that belong to us start with this. @param {string} line */
export const say = (line) => console.log(`[化舟] ${line}`);

/** @param {string} line @returns {never} */
export function stop(line) {
  console.error(`[化舟] ${line}`);
  process.exit(1);
}

/**
 * @typedef {{ env?: Record<string, string | undefined>, limitSeconds?: number, cwd?: string }} RunOptions
 * @typedef {{ code: number, output: string, seconds: number, timedOut: boolean }} RunResult
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
const endGroup = (child, signal) => {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    child.kill(signal);
  }
};

/** Ends every command still running, browsers they started included. */
export const endRunning = () => {
  for (const child of running) endGroup(child, 'SIGKILL');
};

/**
 * Runs a command to its end and keeps what it printed. The command gets a process group of its own, so that
 * a limit or Ctrl+C ends its children too.
 * @param {string} command @param {string[]} parameters @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export const run = (command, parameters, options = {}) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, parameters, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    running.add(child);
    /** @type {Buffer[]} */
    const pieces = [];
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.stderr.on('data', (piece) => pieces.push(piece));
    let timedOut = false;
    const limit = options.limitSeconds
      ? setTimeout(() => {
          timedOut = true;
          endGroup(child, 'SIGKILL');
        }, options.limitSeconds * 1000)
      : undefined;
    /** @param {number} code @param {string} [note] */
    const finish = (code, note = '') => {
      clearTimeout(limit);
      running.delete(child);
      const output = Buffer.concat(pieces).toString('utf8') + note;
      resolve({ code, output, seconds: (performance.now() - startedAt) / 1000, timedOut });
    };
    child.on('error', (error) => finish(127, String(error)));
    child.on('close', (code) => finish(code ?? 1));
  });

/** A tool of node_modules, run by this same Node. @param {string} file @param {string[]} parameters @param {RunOptions} [options] */
export const runTool = (file, parameters, options) =>
  run(process.execPath, [`node_modules/${file}`, ...parameters], options);

/**
 * npm's shell dies of a signal without passing it on; a script that npm started notices that it was left alone.
 * @param {() => void} end
 */
export const whenLeftAlone = (end) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 250);
  watch.unref();
};

/** The last lines of an output, without colour codes. @param {string} output @param {number} [lines] */
export const lastLines = (output, lines = 40) => withoutColour(output).trimEnd().split('\n').slice(-lines).join('\n');

const ESCAPE = String.fromCharCode(27);
const CONTROL = new RegExp(`${ESCAPE}\\[[0-9;]*[A-Za-z]|${ESCAPE}\\]8;[^${ESCAPE}]*${ESCAPE}\\\\`, 'g');

/** Without colours and terminal links. @param {string} text */
export const withoutColour = (text) => text.replace(CONTROL, '');

/** The full path of the first of these programs that PATH holds. @param {string[]} names */
export const onPath = (names) => {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0 && found.stdout.trim()) return found.stdout.trim();
  }
  return null;
};
