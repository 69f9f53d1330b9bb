import { vars } from '../theme/contract.css';

/** From the edge of the window to the content, which stops growing at the page's width: the padding of what spans the window. */
export const edge = `max(${vars.space.gutter}, (100% - ${vars.size.page}) / 2)`;
