const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@headlessui\/react['"]/g;

/** The parts of Headless UI that these sources import, sorted; types are left out. @param {string[]} sources */
export const partsImported = (sources) =>
  [
    ...new Set(
      sources
        .flatMap((source) => [...source.matchAll(IMPORT)])
        .flatMap((match) => (match[1] ?? '').split(','))
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.split(/\s+as\s+/)[0] ?? name),
    ),
  ].sort();
