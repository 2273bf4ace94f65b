/** The colours of one picture. Pictures stay light in both themes, as paper charts do. */
export interface Palette {
  deep: string;
  mid: string;
  shoal: string;
  land: string;
  coast: string;
  contour: string;
  sounding: string;
  track: string;
  ink: string;
  tone: string;
  paper: string;
  mark: string;
}

const daylight: Palette = {
  deep: '#f4f7fa',
  mid: '#e2eef5',
  shoal: '#cbe1ed',
  land: '#f6eedb',
  coast: '#a8905a',
  contour: '#a9c4d5',
  sounding: '#6f8ea3',
  track: '#a3215f',
  ink: '#0f3a5f',
  tone: '#cfe3ec',
  paper: '#ffffff',
  mark: '#c24a00',
};

const morning: Palette = {
  ...daylight,
  deep: '#fbf6ee',
  mid: '#e6f0ec',
  shoal: '#cde4de',
  land: '#f3e2c0',
  contour: '#a6c6bd',
  sounding: '#67908a',
  track: '#9a3b6d',
  ink: '#1c4a52',
  tone: '#d2e6e0',
};

const evening: Palette = {
  ...daylight,
  deep: '#f3f3fa',
  mid: '#dfe5f4',
  shoal: '#c6d3ec',
  land: '#f2e6dc',
  coast: '#a58368',
  contour: '#a9b6d6',
  sounding: '#71809f',
  track: '#a8305a',
  ink: '#22305f',
  tone: '#d3dcf0',
};

export const palettes: readonly Palette[] = [daylight, morning, evening];
