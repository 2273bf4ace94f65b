/** A file of text that is built into the server. */
declare module '*?raw' {
  const text: string;
  export default text;
}
