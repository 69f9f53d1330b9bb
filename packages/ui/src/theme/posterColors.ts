/** The colours of posters, the same in both themes, like printed paper. */
export const posterInk = '#0F2E27';
export const posterPaper = '#F6F0E4';

/** The loud, the pale and the deep tone of each category. */
export const posterColors = {
  music: ['#E5432D', '#F9C4B5', '#7E1A14'],
  sport: ['#2457E6', '#BFD0FF', '#13246B'],
  leisure: ['#2F8F4E', '#C6E8CB', '#14532F'],
  culture: ['#6C2E8F', '#E3C8F2', '#37124F'],
  tech: ['#0C8F8F', '#BDEDE8', '#07484F'],
  festival: ['#F3A712', '#FCE3A8', '#7A3A06'],
  food: ['#C4471B', '#FBD3A6', '#6F210B'],
} as const satisfies Record<string, readonly [loud: string, pale: string, deep: string]>;
