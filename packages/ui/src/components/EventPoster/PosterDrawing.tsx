import { drawPoster, type PosterSubject } from '../../poster/drawPoster';
import type { PosterFormat } from '../../poster/sheet';

export interface PosterDrawingProps extends PosterSubject {
  format: PosterFormat;
}

/** The shapes of a poster. Renders a `<g>`. A site that renders its pages on a server may replace this module in its browser build. */
export function PosterDrawing({ format, ...subject }: PosterDrawingProps) {
  return (
    <g>
      {drawPoster(subject, format).shapes.map(({ fill, path }) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </g>
  );
}
