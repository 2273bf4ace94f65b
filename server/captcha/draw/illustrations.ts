/** One stroke or area of an illustration, in a box of 200 by 140. */
export interface Part {
  d: string;
  /** Absent for a part that is an outline only. */
  fill?: 'tone' | 'paper' | 'ink' | 'mark';
  /** Detail that should not compete with the outline. */
  faint?: boolean;
}

export type Illustration = readonly Part[];

export const ship: Illustration = [
  { d: 'M46 80h21v11h-21z', fill: 'tone' },
  { d: 'M51.25 82.5v6M56.5 82.5v6M61.75 82.5v6', faint: true },
  { d: 'M68 80h21v11h-21z', fill: 'paper' },
  { d: 'M73.25 82.5v6M78.5 82.5v6M83.75 82.5v6', faint: true },
  { d: 'M90 80h21v11h-21z', fill: 'paper' },
  { d: 'M95.25 82.5v6M100.5 82.5v6M105.75 82.5v6', faint: true },
  { d: 'M112 80h21v11h-21z', fill: 'tone' },
  { d: 'M117.25 82.5v6M122.5 82.5v6M127.75 82.5v6', faint: true },
  { d: 'M134 80h21v11h-21z', fill: 'paper' },
  { d: 'M139.25 82.5v6M144.5 82.5v6M149.75 82.5v6', faint: true },
  { d: 'M57 68h21v11h-21z', fill: 'paper' },
  { d: 'M62.25 70.5v6M67.5 70.5v6M72.75 70.5v6', faint: true },
  { d: 'M79 68h21v11h-21z', fill: 'tone' },
  { d: 'M84.25 70.5v6M89.5 70.5v6M94.75 70.5v6', faint: true },
  { d: 'M101 68h21v11h-21z', fill: 'paper' },
  { d: 'M106.25 70.5v6M111.5 70.5v6M116.75 70.5v6', faint: true },
  { d: 'M123 68h21v11h-21z', fill: 'paper' },
  { d: 'M128.25 70.5v6M133.5 70.5v6M138.75 70.5v6', faint: true },
  { d: 'M79 56h21v11h-21z', fill: 'tone' },
  { d: 'M84.25 58.5v6M89.5 58.5v6M94.75 58.5v6', faint: true },
  { d: 'M101 56h21v11h-21z', fill: 'paper' },
  { d: 'M106.25 58.5v6M111.5 58.5v6M116.75 58.5v6', faint: true },
  { d: 'M22 46h18v45H22z', fill: 'paper' },
  { d: 'M18 46h26M22 54h18M22 62h18M22 70h18' },
  { d: 'M26 34h9v12h-9z', fill: 'tone' },
  { d: 'M164 90V66M158 72h12M30 34V24' },
  { d: 'M8 91h182l-13 27H26q-10 0-13-11Z', fill: 'tone' },
  { d: 'M12 104h170' },
  { d: 'M90 55.5l6 6-6 6-6-6Z', fill: 'mark' },
  { d: 'M2 124q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0' },
  { d: 'M22 132q5-5 10 0t10 0 10 0M120 132q5-5 10 0t10 0 10 0', faint: true },
];

export const drum: Illustration = [
  { d: 'M60 30v86c0 6 18 11 40 11s40-5 40-11V30Z', fill: 'tone' },
  { d: 'M60 30v86c0 6 9 9 20 10V38c-12-2-20-5-20-8Z', fill: 'paper', faint: true },
  { d: 'M60 30a40 10 0 1 0 80 0a40 10 0 1 0 -80 0Z', fill: 'paper' },
  { d: 'M66 30a34 7.5 0 1 0 68 0a34 7.5 0 1 0 -68 0Z', faint: true },
  {
    d: 'M60 30v86c0 6 18 11 40 11s40-5 40-11V30M60 58c0 6 18 11 40 11s40-5 40-11M60 62c0 6 18 11 40 11s40-5 40-11M60 88c0 6 18 11 40 11s40-5 40-11M60 92c0 6 18 11 40 11s40-5 40-11',
  },
  { d: 'M114 30a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z', fill: 'ink' },
  { d: 'M79.5 31a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z' },
  { d: 'M100 73l15 15-15 15-15-15Z', fill: 'mark' },
  { d: 'M8 127h46M146 127h46' },
];

export const warehouse: Illustration = [
  { d: 'M10 60 100 22l90 38v62H10z', fill: 'tone' },
  { d: 'M10 60 100 22l90 38M4 63l96-41 96 41' },
  { d: 'M46 72h108v50H46z', fill: 'paper' },
  { d: 'M46 80h108M46 72h108' },
  { d: 'M60 96h18v26H60zM82 96h18v26H82z', fill: 'tone' },
  { d: 'M60 104h18M60 113h18M82 104h18M82 113h18' },
  { d: 'M112 92h30v30h-30z', fill: 'paper' },
  { d: 'M120 92v30M127 92v30M134 92v30M112 102h30M112 112h30' },
  { d: 'M22 74h12M22 80h12M22 86h12M166 74h12M166 80h12M166 86h12', faint: true },
  { d: 'M100 38l10 10-10 10-10-10Z', fill: 'mark' },
  { d: 'M4 122h192' },
];

export const truck: Illustration = [
  { d: 'M8 54h120v44H8z', fill: 'paper' },
  { d: 'M20 60v32M32 60v32M44 60v32M92 60v32M104 60v32M116 60v32', faint: true },
  { d: 'M4 98h134v8H4z' },
  { d: 'M142 62h24q10 0 14 12l6 14v24h-44z', fill: 'tone' },
  { d: 'M152 70h13q6 0 8 7l3 11h-24z', fill: 'paper' },
  { d: 'M142 112h-6V58M186 100h-8' },
  { d: 'M68 63l13 13-13 13-13-13Z', fill: 'mark' },
  { d: 'M21.5 117a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z', fill: 'paper' },
  { d: 'M26.2 117a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z' },
  { d: 'M39.5 117a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z', fill: 'paper' },
  { d: 'M44.2 117a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z' },
  { d: 'M111.5 117a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z', fill: 'paper' },
  { d: 'M116.2 117a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z' },
  { d: 'M159.5 117a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z', fill: 'paper' },
  { d: 'M164.2 117a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0ZM4 124h192' },
  { d: 'M130 44v54', faint: true },
];
