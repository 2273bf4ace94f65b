declare module 'virtual:live-charts' {
  /** By machine: what its static page shows, laid out by the same engine. */
  const charts: Readonly<Record<string, import('./live-chart.ts').LiveChart>>;
  export default charts;
}
