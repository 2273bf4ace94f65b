/** @typedef {Record<string, { file: string, name?: string, imports?: string[], dynamicImports?: string[] }>} Manifest */

/**
 * The files of a module's chunk and of all it imports statically: what must have come before the module runs.
 * @param {Manifest} manifest @param {string} source @returns {string[]}
 */
export const closureOf = (manifest, source) => {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name */
  const walk = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build's manifest does not name ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) walk(other);
  };
  walk(source);
  return [...found];
};

/**
 * Chunks that import each other in a circle, by name: one of them runs before what it needs.
 * @param {Manifest} manifest @returns {string[]}
 */
export const circlesOf = (manifest) => {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const circles = [];
  /** @param {string} name @param {string[]} path */
  const walk = (name, path) => {
    if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(' > '));
    if (done.has(name) || path.includes(name)) return;
    for (const other of manifest[name]?.imports ?? []) walk(other, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(manifest)) walk(name, []);
  return circles;
};
