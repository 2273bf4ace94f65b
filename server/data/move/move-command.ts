import { moveCopy } from '#copy/operator/move.ts';
import { readSettings, SettingsError } from '#src/config/settings.ts';
import { StartError } from '../../start-error.ts';
import { moveDatabase } from './move.ts';

/** Runs `npm run move`. */
async function main(words: readonly string[]): Promise<void> {
  const [url = '', ...more] = words;
  if (url === '' || url === '--help' || url === '-h' || more.length > 0) {
    process.stdout.write(`${moveCopy.usage}\n`);
    process.exitCode = url === '--help' || url === '-h' ? 0 : 1;
    return;
  }
  const { DATA_DIR: dataDir } = process.env;
  const settings = readSettings(dataDir === undefined ? {} : { DATA_DIR: dataDir });
  await moveDatabase({ dataDir: settings.dataDir, url, print: (line) => void process.stdout.write(`${line}\n`) });
}

/** The reason of an interruption; errors of the driver hold neither address nor password. */
const explain = (error: unknown): string =>
  error instanceof StartError || error instanceof SettingsError
    ? error.message
    : moveCopy.error.interrupted(error instanceof Error ? error.message : String(error));

// Exiting runs the removal of the copied database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`, () => process.exit(1));
}
