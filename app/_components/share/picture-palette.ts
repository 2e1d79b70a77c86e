/** The colours of a picture. Its own: it is looked at on phones of any theme. */
export interface Palette {
  readonly paper: string;
  readonly card: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly gain: string;
  readonly loss: string;
  readonly gold: string;
  readonly soft: string;
  /** By seat, each told from its neighbours by the dashes of its line and its name as well. */
  readonly seats: readonly string[];
}

export const LIGHT: Palette = {
  paper: '#f6f2e7', card: '#fffdf7', line: '#d9d2bf', ink: '#1c241f', muted: '#56605a', gain: '#0f6b3f', loss: '#a8321f', gold: '#b8860b',
  soft: '#dcefe4', seats: ['#b3261e', '#1a5fb4', '#0f7a43', '#9a5b00', '#7b3fa0', '#00757d', '#8a2f5d', '#4d5a00'],
};

export const DARK: Palette = {
  paper: '#101814', card: '#18231d', line: '#33423a', ink: '#eef4ef', muted: '#a5b3ab', gain: '#63d69b', loss: '#ff9c86', gold: '#e6b84c',
  soft: '#1f3a2c', seats: ['#ff8a80', '#82b1ff', '#69d69a', '#ffb74d', '#d0a2f0', '#5fd3da', '#f29cc3', '#c8d65a'],
};

/** Dashes of the lines of a chart, by seat. */
export const DASHES: readonly (readonly number[])[] = [[], [18, 8], [5, 7], [22, 7, 5, 7], [12, 12], [2, 8], [26, 6], [8, 4, 2, 4]];
