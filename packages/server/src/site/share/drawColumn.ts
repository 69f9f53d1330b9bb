interface ColumnColors {
  /** The column. */
  band: string;
  /** The posters. */
  paper: string;
  ink: string;
}

/** Pixels. */
export const columnSize = { width: 520, height: 586 };

/** Draws the Morris column of the landing page with three posters, as SVG. */
export function drawColumn({ band, paper, ink }: ColumnColors): string {
  const shades = (left: number, width: number, top: number, height: number) =>
    [
      [0, 0.05, 0.48],
      [0.05, 0.13, 0.24],
      [0.87, 0.95, 0.24],
      [0.95, 1, 0.48],
    ].map(
      ([from = 0, to = 0, opacity]) =>
        `<path fill="#031611" fill-opacity="${opacity}" d="M${left + from * width} ${top}h${(to - from) * width}v${height}h-${(to - from) * width}z"/>`,
    );
  const cornice = 'M0 118h520v32q0 36-260 36t-260-36z';
  const base = 'M0 526h520v24q0 36-260 36t-260-36z';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columnSize.width} ${columnSize.height}" width="${columnSize.width}" height="${columnSize.height}">`,
    `<defs><clipPath id="c"><path d="${cornice}"/></clipPath><clipPath id="b"><path d="${base}"/></clipPath><clipPath id="m"><path d="M166 206h188v206H166z"/></clipPath></defs>`,
    // The dome, lighter than the shaft.
    `<path fill="${band}" d="M54 118a206 110 0 0 1 412 0z"/><path fill="#fff" fill-opacity=".08" d="M54 118a206 110 0 0 1 412 0z"/>`,
    `<path fill="${band}" d="M31 140h458v410H31z"/>`,
    // The poster to the left: arches.
    `<path fill="#6C2E8F" d="M44 224l114-17v204l-114-9z"/><path fill="#E3C8F2" d="M56 404v-92q0-44 27-44t27 44v96zM124 409v-96q0-36 34-42v140z"/><path fill="${paper}" d="M44 402l114 9v94l-114-18z"/>`,
    `<path fill="${ink}" d="M54 424l44 5v16l-44-6zM54 450l80 11v10l-80-12z"/>`,
    // In front: the rings of a record.
    `<path fill="#F9C4B5" d="M166 206h188v206H166z"/><g clip-path="url(#m)"><circle cx="236" cy="330" r="118" fill="#E5432D"/><circle cx="236" cy="330" r="94" fill="#F9C4B5"/><circle cx="236" cy="330" r="70" fill="#E5432D"/><circle cx="236" cy="330" r="46" fill="#F9C4B5"/><circle cx="236" cy="330" r="22" fill="${ink}"/><path fill="${ink}" d="M316 196h22l-56 134-20-8z"/></g>`,
    `<path fill="${paper}" d="M166 412h188v98H166z"/><path fill="${ink}" d="M180 428h64v22h-64zM180 462h150v13H180zM180 484h96v10h-96z"/>`,
    // To the right: a sun over hills.
    `<path fill="#2F8F4E" d="M362 207l114 17v178l-114 9z"/><ellipse cx="424" cy="266" rx="24" ry="32" fill="#F3A712"/><path fill="#C6E8CB" d="M362 334q60-34 114 8v60l-114 9z"/><path fill="#14532F" d="M362 376q64 4 114-22v48l-114 9z"/><path fill="${paper}" d="M362 411l114-9v85l-114 18z"/><path fill="${ink}" d="M372 428l44-5v15l-44 6zM372 462l80-11v9l-80 12z"/>`,
    ...shades(31, 458, 140, 410),
    `<path fill="${band}" d="${cornice}"/><g clip-path="url(#c)">${shades(0, 520, 118, 68).join('')}</g>`,
    `<path fill="${band}" d="${base}"/><g clip-path="url(#b)">${shades(0, 520, 526, 60).join('')}</g>`,
    '</svg>',
  ].join('');
}
