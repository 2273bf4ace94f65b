/** A text file bundled into the server. */
declare module '*?raw' {
  const text: string;
  export default text;
}
