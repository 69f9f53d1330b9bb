// biome-ignore format: a table reads better in rows
/**
 * The widths of letters in common fonts of devices, in thousandths of their size, with the names for `local()`. Arial has the
 * widths of Helvetica and of Liberation Sans; an Android telephone has Roboto, a bare Debian DejaVu Sans. A browser uses the
 * last face of a family whose font it finds, so the likeliest comes last.
 */
export const standInWidths = {
  regular: [
    { local: ['DejaVu Sans', 'DejaVuSans'], widths: { ' ': 318, a: 613, b: 635, c: 550, d: 635, e: 615, é: 615, f: 352, g: 635, h: 634, i: 278, j: 278, k: 579, l: 278,
      m: 974, n: 634, o: 612, p: 635, q: 635, r: 411, s: 521, t: 392, u: 634, v: 592, w: 818, x: 592, y: 592, z: 525 } },
    { local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], widths: { ' ': 248, a: 544, b: 562, c: 523, d: 564, e: 530, é: 530, f: 348, g: 562, h: 551, i: 243, j: 239, k: 507, l: 243,
      m: 877, n: 552, o: 570, p: 562, q: 568, r: 339, s: 516, t: 327, u: 551, v: 484, w: 751, x: 496, y: 473, z: 496 } },
    { local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], widths: { ' ': 278, a: 556, b: 556, c: 500, d: 556, e: 556, é: 556, f: 278, g: 556, h: 556, i: 222, j: 222, k: 500, l: 222,
      m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500 } },
  ],
  bold: [
    { local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], widths: { ' ': 348, a: 675, b: 716, c: 593, d: 716, e: 678, é: 678, f: 435, g: 716, h: 712, i: 343, j: 343, k: 665, l: 343,
      m: 1042, n: 712, o: 687, p: 716, q: 716, r: 493, s: 595, t: 478, u: 712, v: 652, w: 924, x: 645, y: 652, z: 582 } },
    { local: ['Roboto Bold', 'Roboto-Bold'], widths: { ' ': 249, a: 535, b: 563, c: 521, d: 563, e: 540, é: 540, f: 358, g: 571, h: 560, i: 265, j: 260, k: 534, l: 265,
      m: 866, n: 561, o: 564, p: 563, q: 564, r: 366, s: 514, t: 338, u: 560, v: 506, w: 734, x: 509, y: 503, z: 509 } },
    { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'], widths: { ' ': 278, a: 556, b: 611, c: 556, d: 611, e: 556, é: 556, f: 333, g: 611, h: 611, i: 278, j: 278, k: 556, l: 278,
      m: 889, n: 611, o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611, v: 556, w: 778, x: 556, y: 556, z: 500 } },
  ],
} satisfies Record<string, readonly { local: readonly string[]; widths: Record<string, number> }[]>;
