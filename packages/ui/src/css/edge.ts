import { vars } from '../theme/contract.css';

/** The inline padding of an element that spans the window: aligns its content with the page, which has a maximum width. */
export const edge = `max(${vars.space.gutter}, (100% - ${vars.size.page}) / 2)`;
