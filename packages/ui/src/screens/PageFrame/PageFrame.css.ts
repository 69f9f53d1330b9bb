import { globalStyle, style } from '@vanilla-extract/css';
import { tools } from '../../components/NavigationBar/NavigationBar.css';
import { page as waiting } from '../../components/Spinner/Spinner.css';
import { eventPicture } from '../../css/eventPicture';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });

export const main = style({
  flex: '1 0 auto',
  // Some texts cannot break: joined emoji are a single character, whatever their number.
  overflowX: 'clip',
  // Takes the focus when a page opens, so that screen readers start there. Without a focus ring, because it is not a control.
  selectors: { '&:focus': { outline: 'none' } },
});

// The HTML is rendered for visitors: until the app runs, their tools are hidden from a user.
globalStyle(`[data-session="stored"] ${tools}`, { visibility: 'hidden' });

// Hidden while the page or its list of events is empty, because the footer would jump when the content appears.
globalStyle(`${main}:is(:empty, :has(${waiting}, ul[aria-busy="true"])) + footer`, { visibility: 'hidden' });

// A view transition name must be unique, so only the card of the focused link has it: the pressed one, or the one returned to.
globalStyle('article:has(a:focus) > [data-category]', { viewTransitionName: eventPicture });
