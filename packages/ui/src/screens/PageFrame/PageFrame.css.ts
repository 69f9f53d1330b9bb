import { globalStyle, style } from '@vanilla-extract/css';
import { tools } from '../../components/NavigationBar/NavigationBar.css';
import { page as waiting } from '../../components/Spinner/Spinner.css';
import { eventPicture } from '../../css/eventPicture';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });

export const main = style({
  flex: '1 0 auto',
  // Some texts cannot break anywhere: joined emoji are one character, however many they are.
  overflowX: 'clip',
  // It takes the focus when a page comes, so that reading begins there; it is no control, so it shows no focus ring.
  selectors: { '&:focus': { outline: 'none' } },
});

// The document was written for visitors: until the app is there, a user sees none of their tools.
globalStyle(`[data-session="stored"] ${tools}`, { visibility: 'hidden' });

// While there is nothing to read, the footer would stand where the page comes, and jump.
globalStyle(`${main}:is(:empty, :has(${waiting})) + footer`, { visibility: 'hidden' });

// One name, one element: the picture of the card that is followed, or come back to, which has the focus.
globalStyle('article:has(a:focus) > [data-category]', { viewTransitionName: eventPicture });
