import type { CSSProperties, ReactNode } from 'react';
import type { WidgetContent } from './WidgetContent.ts';
import type { Handlers, StyleProperties } from './widgetProps.ts';

/** The props of both components that are no attributes of the elements. */
export interface SharedProps extends Handlers {
  /**
   * URL of the script of the widgets, `https://…/embed/lively-<version>.<hash>.js` or `https://…/embed/v1.js`. It is loaded once
   * for a page. Without it, the page loads the script itself.
   */
  readonly script?: string | undefined;
  /** The hash of the script, `sha384-…`: the browser refuses any other content. */
  readonly integrity?: string | undefined;
  /** The events that a reader sees without the script, from `/widget/explore.json` or `/widget/event/<id>.json` of the site. */
  readonly content?: WidgetContent | undefined;
  /** The markup that a reader sees without the script, below `content`: a link. @default the link of `content` */
  readonly children?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: (CSSProperties & StyleProperties) | undefined;
}
